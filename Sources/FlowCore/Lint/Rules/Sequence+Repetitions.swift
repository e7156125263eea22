extension Sequence where Element == JSONNode {
    /// The elements whose name an earlier element has already.
    func repetitions(of name: (JSONNode) -> String?) -> [(node: JSONNode, name: String)] {
        var seen: Set<String> = []
        return compactMap { node in
            guard let name = name(node), !seen.insert(name).inserted else { return nil }
            return (node, name)
        }
    }
}
