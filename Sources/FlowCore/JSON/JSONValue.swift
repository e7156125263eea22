/// A JSON value the client carries without understanding it: whatever goes back to the backend is, byte for byte,
/// what came from it.
///
/// Two values are equal when their texts are. `node` serves typed reads into the value.
public struct JSONValue: Sendable, Hashable {
    public let node: JSONNode

    public init(_ node: JSONNode) {
        self.node = node
    }

    /// The value of a text of its own.
    public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
        node = try JSONDocument(bytes).root
    }

    /// The source text, without the blanks around it.
    public var bytes: ArraySlice<UInt8> { node.bytes }

    public var text: String { String(decoding: node.bytes, as: UTF8.self) }

    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        left.node == right.node || left.bytes == right.bytes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes)
    }
}

extension JSONValue: NodeReadable {
    public init(node: JSONNode, in context: DecodeContext) {
        self.init(node)
    }
}
