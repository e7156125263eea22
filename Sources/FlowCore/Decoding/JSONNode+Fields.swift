// Inlinable, so that a payload in another module reads its fields by direct calls and not through witness tables.
extension JSONNode {
    /// The value of `key`; a missing or null one is a fault.
    @inlinable
    @inline(__always)
    public func required<Value: NodeReadable>(
        _ key: StaticString,
        in context: DecodeContext
    ) throws(ContentError) -> Value {
        guard let value = present(key) else { throw ContentError(.missingKey(key.description), at: self) }
        return try Value(node: value, in: context)
    }

    /// The value of `key`, nil when it is missing or null.
    @inlinable
    @inline(__always)
    public func optional<Value: NodeReadable>(
        _ key: StaticString,
        in context: DecodeContext
    ) throws(ContentError) -> Value? {
        guard let value = present(key) else { return nil }
        return try Value(node: value, in: context)
    }

    /// The array of `key` without its bad elements, empty when it is missing or null.
    @inlinable
    public func array<Element: NodeReadable>(
        _ key: StaticString,
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
