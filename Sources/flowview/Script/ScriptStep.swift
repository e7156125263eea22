import FlowTerm

/// One thing a script does, or expects.
enum ScriptStep: Hashable, Sendable {
    case press([Key])
    case focus(String)
    /// - Parameter control: a text of the one to tap; nil for the first that the widget has.
    case tap(String, control: String?)
    case expand(String, Bool)
    case step(String, by: Int)
    case refresh
    case nextPage
    case wait(Double)
    case expectText(String, isThere: Bool)
    case expectNoProblems
    case expectCount(String, Int)
    case expectToast(String)
    case expectRequest(kind: RequestKind?, containing: String?)
    case snapshot(String)

    enum RequestKind: String, Hashable, Sendable, CaseIterable {
        case refresh
        case nextPage = "next page"
        case action
    }
}

/// A step with where it stands.
struct ScriptLine: Hashable, Sendable {
    /// Counted from 1.
    let number: Int
    /// As written, without the blanks around it.
    let text: String
    let step: ScriptStep
}
