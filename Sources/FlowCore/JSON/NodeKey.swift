/// A member name or an array index in a coding path.
struct NodeKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }

    /// The keys that lead from a node down to one of its descendants; none when `target` does not lie below `root`.
    static func path(from root: JSONNode, to target: JSONNode) -> [any CodingKey] {
        var keys: [NodeKey] = []
        var node = target
        while node != root {
            guard let parent = node.parent else { return [] }
            keys.append(node.key.map(NodeKey.init(stringValue:)) ?? NodeKey(intValue: node.position ?? 0))
            node = parent
        }
        return keys.reversed()
    }
}
