import FlowCore

/// Which findings a check lists, and which of them make it fail.
struct CheckStandard: Hashable, Sendable {
    enum Failure: String, CaseIterable, Sendable {
        case error, warning, never
    }

    /// The least a finding must be to be listed.
    var level = Finding.Level.warning
    /// The least a finding must be for the check to fail.
    var failOn = Failure.error

    /// What users of the shipped client meet is listed by default, however little it is.
    func lists(_ finding: Finding) -> Bool {
        finding.level >= level || (finding.isAboutClient && level == .warning)
    }

    func fails(on findings: [Finding]) -> Bool {
        switch failOn {
        case .error: findings.contains { $0.level == .error }
        case .warning: findings.contains { $0.level >= .warning }
        case .never: false
        }
    }
}
