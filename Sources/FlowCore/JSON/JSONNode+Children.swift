extension JSONNode {
    /// The direct children of a container, in source order.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var number: UInt32
        private let end: UInt32

        /// Of a scalar: nothing.
        init(of node: JSONNode, ifKindIs kind: JSONKind) {
            document = node.document
            let isContainer = node.kind == kind
            number = node.number + 1
            end = isContainer ? node.record.link : number
        }

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
        // Looks at records and bytes alone: a node per member passed over would cost more than the comparison.
        return key.withUTF8 { name in
            var number = number + 1
            let end = record.link
            while number < end {
                let record = document.records[Int(number)]
                if JSONText.literal(in: document.bytes, at: Int(record.slot), equals: name) {
                    return JSONNode(document: document, number: number)
                }
                number = document.number(behind: number)
            }
            return nil
        }
    }
}
