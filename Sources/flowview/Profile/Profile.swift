import FlowCore

/// What a project says of itself: how its backend is asked for things, and what its own host knows.
struct Profile: Hashable, Sendable {
    /// The file that is looked for beside a page.
    static let fileName = ".flowview.json"

    /// What messages call it; nil where there is none.
    var name: String?
    var nextURL: URLTemplate?
    var nextMethod: HTTPMethod?
    var actionURL: URLTemplate?
    var headers: [HeaderTemplate] = []
    var widgetTypes: [String] = []
    var actionTypes: Set<String> = []
    /// Nil where any token will do.
    var tokens: Set<String>?
    var deepLinks: [DeepLinkRule] = []

    /// What the rules of `check` need to know.
    var lintProfile: LintProfile {
        let links: Set = deepLinks.isEmpty ? [] : [DeepLinkHandler.actionType]
        return LintProfile(actionTypes: actionTypes.union(links), tokens: tokens)
    }
}
