/// Where the parts of the console stand: tabs, a rule, the list, a rule, and what is to be said about the selection.
struct ConsoleFrame: Hashable, Sendable {
    /// Rows of the list and of the details; the details are empty where there is no room for both.
    let list: Range<Int>
    let details: Range<Int>

    init(height: Int) {
        let top = min(2, height)
        let wanted = height >= 12 ? max(4, height * 2 / 5) : height >= 9 ? 2 : 0
        let end = wanted > 0 ? height - wanted - 1 : height
        list = top..<max(top, end)
        details = wanted > 0 ? (end + 1)..<height : height..<height
    }
}
