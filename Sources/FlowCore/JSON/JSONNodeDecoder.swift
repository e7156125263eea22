/// Decodes any `Decodable` type from a node, without making text or Foundation objects of it.
public struct JSONNodeDecoder: Sendable {
    /// Passed on to the types as it is, together with the context under `DecodeContext.userInfoKey`.
    public let userInfo: [CodingUserInfoKey: any Sendable]

    public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
        self.userInfo = userInfo
    }

    /// Coding paths start at `node`. Throws what the type throws, as a rule a `DecodingError`;
    /// `ContentError(_:fallback:)` gives it a place in the document.
    public func decode<Value: Decodable>(
        _ type: Value.Type,
        from node: JSONNode,
        in context: DecodeContext
    ) throws -> Value {
        let scope = NodeDecoder.Scope(root: node, context: context, userInfo: userInfo)
        return try NodeDecoder(node: node, scope: scope).value(type)
    }
}
