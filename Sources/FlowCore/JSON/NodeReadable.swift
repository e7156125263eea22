/// A type that reads itself straight from a node, without keyed containers and their cost.
///
/// It is `Decodable` all the same: from `JSONNodeDecoder` it takes the node, from any other `Decoder` the content is
/// first made JSON again.
public protocol NodeReadable: Decodable, Sendable {
    init(node: JSONNode, in context: DecodeContext) throws(ContentError)
}

extension NodeReadable {
    public init(from decoder: any Decoder) throws {
        self = try NodeBridge.read(from: decoder, as: Self.init(node:in:))
    }
}

/// Serves readers of nodes under any `Decoder`.
enum NodeBridge {
    static func read<Value>(
        from decoder: any Decoder,
        as read: (JSONNode, DecodeContext) throws(ContentError) -> Value
    ) throws -> Value {
        let node: JSONNode
        let context: DecodeContext
        if let decoder = decoder as? NodeDecoder {
            node = decoder.node
            context = decoder.context
        } else {
            node = try ForeignJSON.value(from: decoder).node
            context = DecodeContext(userInfo: decoder.userInfo)
        }
        do throws(ContentError) {
            return try read(node, context)
        } catch {
            throw DecodingError(error, codingPath: decoder.codingPath + NodeKey.path(from: node, to: error.node))
        }
    }
}

extension DecodeContext {
    /// The context a foreign decoder carries, or one that knows no widget types.
    init(userInfo: [CodingUserInfoKey: Any]) {
        let carried = Self.userInfoKey.flatMap { userInfo[$0] as? DecodeContext }
        self = carried ?? DecodeContext(widgetDecoding: NoWidgetDecoding(), diagnostics: DecodeDiagnostics())
    }
}
