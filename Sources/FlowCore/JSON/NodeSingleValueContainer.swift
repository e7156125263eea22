/// The value itself, read as a scalar or handed to the type asked for.
struct NodeSingleValueContainer: SingleValueDecodingContainer {
    let decoder: NodeDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool {
        decoder.node.kind == .null
    }

    func decode<Value: NodeScalar>(_ type: Value.Type) throws -> Value {
        try decoder.checked(type, read: Value.init(scalar:))
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoder.value(type)
    }
}
