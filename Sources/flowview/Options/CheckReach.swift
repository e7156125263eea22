/// What a check looks at besides the sources themselves.
struct CheckReach: Hashable, Sendable {
    /// How many next pages of each page are loaded and checked.
    var nextPages = 0
    /// Whether a page is loaded twice, to see which ids change.
    var loadsTwice = false
    /// Whether pages and the recorded answers to their actions are checked against each other.
    var includesAnswers = false
}
