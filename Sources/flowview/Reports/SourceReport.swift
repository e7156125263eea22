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
    /// In the order of the source.
    let findings: [Finding]

    init(source: String, bytes: [UInt8] = [], outcome: Outcome, diagnostics: [Diagnostic] = []) {
        self.source = source
        self.bytes = bytes
        self.outcome = outcome
        findings = diagnostics.map(Finding.init).sorted { $0.location.offset < $1.location.offset }
    }

    var exitStatus: ExitStatus {
        switch outcome {
        case .notLoaded: .notLoaded
        case .notAPage: .notAPage
        case .page, .response: findings.contains { $0.level == .error } ? .problems : .fine
        }
    }

    /// The word machines read.
    var status: String {
        switch outcome {
        case .notLoaded: "not_loaded"
        case .notAPage: "not_a_page"
        case .page, .response: findings.contains { $0.level == .error } ? "problems" : "ok"
        }
    }
}
