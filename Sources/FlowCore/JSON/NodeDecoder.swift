/// The `Decoder` an ordinary `Decodable` type sees: a node, and what the whole decode shares.
///
/// It is three words so that `any Decoder` holds it without allocating, and so nothing is carried along: the coding
/// path is read off the node when somebody asks.
struct NodeDecoder: Decoder {
    /// What every decoder and container of one decode shares.
    final class Scope {
        let root: JSONNode
        let prefix: [any CodingKey]
        let context: DecodeContext
        let userInfo: [CodingUserInfoKey: any Sendable]

        init(
            root: JSONNode,
            prefix: [any CodingKey] = [],
            context: DecodeContext,
            userInfo: [CodingUserInfoKey: any Sendable]
        ) {
            self.root = root
            self.prefix = prefix
            self.context = context
            self.userInfo = userInfo
        }
    }

    let node: JSONNode
    let scope: Scope

    var context: DecodeContext { scope.context }

    var codingPath: [any CodingKey] {
        scope.prefix + NodeKey.path(from: scope.root, to: node)
    }

    var userInfo: [CodingUserInfoKey: Any] {
        var userInfo: [CodingUserInfoKey: Any] = scope.userInfo
        if let key = DecodeContext.userInfoKey { userInfo[key] = scope.context }
        return userInfo
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try checked([String: Any].self) { (node) throws(ContentError) in try node.object() }
        return KeyedDecodingContainer(NodeKeyedContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try checked([Any].self) { (node) throws(ContentError) in _ = try node.array() }
        return NodeUnkeyedContainer(decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        NodeSingleValueContainer(decoder: self)
    }

    /// The node as a value of any type.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let scalar = FoundationScalars.scalar(for: type) {
            let value = try checked(type) { (node) throws(ContentError) in try scalar.init(scalar: node) }
            if let value = value as? Value { return value }
        }
        return try Value(from: self)
    }

    /// A decoder for another node of the same decode.
    func moved(to node: JSONNode) -> NodeDecoder {
        NodeDecoder(node: node, scope: scope)
    }

    /// A decoder for a member that is not there: it has a coding path of its own and reads as `null`.
    func absent(_ key: any CodingKey) -> NodeDecoder {
        let null = JSONDocument.null.root
        let path = codingPath + [key]
        let scope = Scope(root: null, prefix: path, context: scope.context, userInfo: scope.userInfo)
        return NodeDecoder(node: null, scope: scope)
    }

    /// Runs a typed read and reports its failure the way callers of `Decoder` expect it.
    func checked<Value>(
        _ type: Any.Type,
        read: (JSONNode) throws(ContentError) -> Value
    ) throws(DecodingError) -> Value {
        do throws(ContentError) {
            return try read(node)
        } catch {
            throw DecodingError(error, type: type, codingPath: moved(to: error.node).codingPath)
        }
    }
}
