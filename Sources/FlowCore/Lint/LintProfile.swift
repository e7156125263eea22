/// What a project knows about itself and a linter cannot guess.
public struct LintProfile: Sendable {
    /// The action types the host handles, besides the built-in ones.
    public var actionTypes: Set<String>
    /// The design tokens the theme knows; nil when they are not known, and any will do.
    public var tokens: Set<String>?

    public init(actionTypes: Set<String> = [], tokens: Set<String>? = nil) {
        self.actionTypes = actionTypes
        self.tokens = tokens
    }
}
