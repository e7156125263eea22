extension JSONNode {
    /// The direct children of a container, in source order.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let document: JSONDocument
        @usableFromInline var number: UInt32
        @usableFromInline let end: UInt32

        /// Of any other kind: nothing.
        init(of node: JSONNode, ifKindIs kind: JSONKind) {
            document = node.document
            let isContainer = node.kind == kind
            number = node.number + 1
            end = isContainer ? node.record.link : number
        }

        /// Counted by stepping over the children, which takes a few instructions each.
        public var count: Int {
            var number = number
            var count = 0
            while number < end {
                number = document.number(behind: number)
                count += 1
            }
            return count
        }

        @inlinable
        public mutating func next() -> JSONNode? {
            guard number < end else { return nil }
            let child = JSONNode(document: document, number: number)
            number = document.number(behind: number)
            return child
        }
    }

    /// The elements of an array; nothing for any other kind.
    public var elements: Children {
        Children(of: self, ifKindIs: .array)
    }

    /// The member values of an object, repeated names included; nothing for any other kind.
    public var members: Children {
        Children(of: self, ifKindIs: .object)
    }

    /// The first member of that name; nil when there is none or when it is `null`, which the contract takes as absent.
    public subscript(_ key: String) -> JSONNode? {
        guard let member = member(key), member.kind != .null else { return nil }
        return member
    }

    /// The first member of that name, `null` or not.
    public func member(_ key: String) -> JSONNode? {
        guard kind == .object else { return nil }
        var key = key
        let member = key.withUTF8 { document.number(ofMember: MemberName($0), in: number) }
        return member == NodeRecord.none ? nil : JSONNode(document: document, number: member)
    }

    /// As the subscript, for a name that is written in the program.
    ///
    /// Part of its callers: in one piece with the read that follows it, the node is borrowed and nothing is retained.
    @inlinable
    @inline(__always)
    func present(_ key: StaticString) -> JSONNode? {
        let member = number(ofPresent: key)
        return member == .max ? nil : JSONNode(document: document, number: member)
    }

    /// The number of the record of a member that is not `null`, or `NodeRecord.none`.
    @inline(never)
    @usableFromInline
    func number(ofPresent key: StaticString) -> UInt32 {
        guard kind == .object else { return NodeRecord.none }
        let member = document.number(ofMember: MemberName(key.bytes), in: number)
        guard member != NodeRecord.none, document.records[Int(member)].kind != .null else { return NodeRecord.none }
        return member
    }
}
