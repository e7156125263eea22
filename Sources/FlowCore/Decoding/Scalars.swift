extension String: NodeReadable {
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        self = try node.string()
    }
}

extension Bool: NodeReadable {
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        self = try node.bool()
    }
}

extension Int: NodeReadable {
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        self = try node.int()
    }
}

extension Double: NodeReadable {
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        self = try node.double()
    }

    /// The value of a plain decimal such as `0.75`; the standard library alone would also take `inf` and `0x1p3`.
    init?(decimal text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.dot
        }
        guard isPlain, let value = Double(text) else { return nil }
        self = value
    }
}
