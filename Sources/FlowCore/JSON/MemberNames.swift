/// The members of an object by name, for objects too large to search and for finding repetitions.
///
/// Names are compared as bytes, as everywhere: String's equality would take two spellings of an accent for one name.
struct MemberNames {
    private var numbers: [[UInt8]: UInt32] = [:]
    /// The first member of every name, in source order.
    private(set) var first: [JSONNode] = []
    /// The members whose name was taken.
    private(set) var repeated: [JSONNode] = []

    init(of node: JSONNode) {
        for member in node.members {
            guard let key = member.key else { continue }
            let name = Array(key.utf8)
            if numbers[name] == nil {
                numbers[name] = member.number
                first.append(member)
            } else {
                repeated.append(member)
            }
        }
    }

    /// The number of the first member of that name.
    subscript(_ name: String) -> UInt32? {
        numbers[Array(name.utf8)]
    }
}

extension JSONNode {
    /// The members whose name an earlier member of the same object already has; readers never see them.
    public var repeatedMembers: [JSONNode] {
        MemberNames(of: self).repeated
    }
}
