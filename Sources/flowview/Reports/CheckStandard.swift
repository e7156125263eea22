import FlowCore

/// Which findings a check lists, and which of them make it fail.
struct CheckStandard: Hashable, Sendable {
    enum Failure: String, CaseIterable, Sendable {
        case error, warning, never
    }

    /// The client whose users a page is checked for, besides this one.
    enum Client: String, CaseIterable, Sendable {
        case none
        case shipped = "1.0.0"
    }

    /// The least a finding must be to be listed, unless it makes the check fail.
    var level = Finding.Level.warning
    /// The least a finding must be for the check to fail.
    var failOn = Failure.error
    var client = Client.shipped

    /// The least that may make the check fail.
    var leastFailing: Finding.Level { failOn == .warning ? .warning : .error }

    /// Whether the finding counts at all.
    func concerns(_ finding: Finding) -> Bool {
        client != .none || !finding.isAboutClient
    }

    /// What users of the shipped client meet is listed by default, however little it is, and what makes the check fail
    /// always: nobody could mend it otherwise.
    func lists(_ finding: Finding) -> Bool {
        concerns(finding)
            && (finding.level >= level || (finding.isAboutClient && level == .warning) || fails(on: [finding]))
    }

    func fails(on findings: [Finding]) -> Bool {
        guard failOn != .never else { return false }
        // By index: walking thousands of findings would copy every one.
        return findings.indices.contains { findings[$0].level >= leastFailing && concerns(findings[$0]) }
    }
}
