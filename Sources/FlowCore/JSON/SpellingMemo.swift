/// Remembers what the values met last came to, for others that are spelled alike.
///
/// A value displaces the one before it on the same shelf, so that a page of many styles costs no more memory.
struct SpellingMemo<Outcome> {
    fileprivate struct Entry {
        let node: JSONNode
        let outcome: Outcome
    }

    private static var shelfCount: Int { 64 }

    private var shelves = [Entry?](repeating: nil, count: shelfCount)

    subscript(_ node: JSONNode) -> Outcome? {
        get {
            guard let entry = shelves[Self.shelf(of: node)], entry.node.hasText(of: node) else { return nil }
            return entry.outcome
        }
        set { shelves[Self.shelf(of: node)] = newValue.map { Entry(node: node, outcome: $0) } }
    }

    private static func shelf(of node: JSONNode) -> Int { Int(node.digest % UInt64(shelfCount)) }
}

extension SpellingMemo: Sendable where Outcome: Sendable {}
extension SpellingMemo.Entry: Sendable where Outcome: Sendable {}
