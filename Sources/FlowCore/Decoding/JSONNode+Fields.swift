extension JSONNode {
    /// The value of `key`; a missing or null one is a fault.
    public func required<Value: NodeReadable>(
        _ key: String,
        in context: DecodeContext
    ) throws(ContentError) -> Value {
        guard let value = self[key] else { throw ContentError(.missingKey(key), at: self) }
        return try Value(node: value, in: context)
    }

    /// The value of `key`, nil when it is missing or null.
    public func optional<Value: NodeReadable>(
        _ key: String,
        in context: DecodeContext
    ) throws(ContentError) -> Value? {
        guard let value = self[key] else { return nil }
        return try Value(node: value, in: context)
    }

    /// The array of `key` without its bad elements, empty when it is missing or null.
    public func array<Element: Decodable & Sendable>(
        _ key: String,
        in context: DecodeContext
    ) throws(ContentError) -> LossyArray<Element> {
        try optional(key, in: context) ?? []
    }

    /// The text of a value in its short form, nil when it is an object and the long form applies.
    public func shorthand() throws(ContentError) -> String? {
        switch kind {
        case .string: try string()
        case .object: nil
        default: throw ContentError(.mismatch(expected: "String or object", found: kind), at: self)
        }
    }
}
