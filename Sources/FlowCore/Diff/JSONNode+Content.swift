extension JSONNode {
    /// Whether both say the same: blanks, escapes and the order of members aside, and a `null` member as good as none.
    ///
    /// Numbers are the same when they are written the same way: an opaque `1.0` goes back as `1.0`.
    func hasContent(of other: JSONNode, leavingOut name: String? = nil) -> Bool {
        guard kind == other.kind else { return false }
        switch kind {
        case .null: return true
        case .boolean, .number: return bytes == other.bytes
        case .string: return text == other.text
        case .array:
            var rest = other.elements
            for element in elements {
                guard let counterpart = rest.next(), element.hasContent(of: counterpart) else { return false }
            }
            return rest.next() == nil
        case .object:
            if name == nil, bytes == other.bytes { return true }
            let own = namedMembers.filter { $0.key != name }
            let others = other.namedMembers.filter { $0.key != name }
            return own.count == others.count
                && own.allSatisfy { name, value in others[name].map { value.hasContent(of: $0) } == true }
        }
    }

    /// A number that two values of the same content have in common.
    func contentDigest(leavingOut name: String? = nil) -> Int {
        var hasher = Hasher()
        switch kind {
        case .null: break
        case .boolean, .number: hasher.combine(bytes)
        case .string: hasher.combine(text)
        case .array: for element in elements { hasher.combine(element.contentDigest()) }
        case .object:
            // A sum, since the order of members means nothing.
            hasher.combine(
                namedMembers.filter { $0.key != name }
                    .reduce(0) { $0 &+ Self.digest(of: $1.key, $1.value.contentDigest()) }
            )
        }
        return hasher.finalize()
    }

    private static func digest(of name: String, _ value: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(value)
        return hasher.finalize()
    }

    /// The members that count: of a repeated name the first, and none that is `null`.
    var namedMembers: [String: JSONNode] {
        var members: [String: JSONNode] = [:]
        for member in self.members {
            guard let name = member.key, members[name] == nil else { continue }
            members[name] = member
        }
        return members.filter { $0.value.kind != .null }
    }

    /// The names of `namedMembers` in the order of the source.
    var memberNames: [String] {
        var seen: Set<String> = []
        return members.compactMap(\.key).filter { seen.insert($0).inserted }
    }
}
