import FlowCore

/// What checking one source came to.
struct SourceReport: Sendable {
    enum Outcome: Sendable {
        case page(id: String, sections: Int, widgets: Int)
        /// An answer to an action.
        case response(mutations: Int)
        case notAPage(FlowDecodeError)
        case notLoaded(LoadError)
    }

    let source: String
    /// What was read, for excerpts.
    let bytes: [UInt8]
    let outcome: Outcome
    /// What a server was asked and how it answered; nil for files.
    var exchange: HTTPExchange?
    /// As `FindingArrangement` has them.
    let findings: [Finding]
    /// nil when nobody asked for a client.
    let client: ClientVerdict?
    let standard: CheckStandard
    /// Whether the findings make the check fail, those not listed among them.
    let fails: Bool

    init(
        source: String,
        bytes: [UInt8] = [],
        outcome: Outcome,
        findings: consuming [Finding] = [],
        standard: CheckStandard = CheckStandard()
    ) {
        self.source = source
        self.bytes = bytes
        self.outcome = outcome
        self.standard = standard
        fails = standard.fails(on: findings)
        // In place: of thousands of findings every copy takes milliseconds.
        findings.removeAll { !standard.concerns($0) }
        var ordered = FindingArrangement(of: findings).findings
        client = standard.client == .none ? nil : ClientVerdict(of: ordered)
        ordered.removeAll { !standard.lists($0) }
        self.findings = ordered
    }

    var exitStatus: ExitStatus {
        switch outcome {
        case .notLoaded: .notLoaded
        case .notAPage: .notAPage
        case .page, .response: fails ? .problems : .fine
        }
    }

    /// The word machines read.
    var status: String {
        switch outcome {
        case .notLoaded: "not_loaded"
        case .notAPage: "not_a_page"
        case .page, .response: fails || findings.contains(where: \.isProblem) ? "problems" : "ok"
        }
    }
}
