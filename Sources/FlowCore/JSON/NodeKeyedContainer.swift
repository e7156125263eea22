/// The members of an object by name; of a repeated name the first.
struct NodeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: NodeDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        var seen: Set<String> = []
        return decoder.node.members.compactMap { member in
            guard let name = member.key, seen.insert(name).inserted else { return nil }
            return Key(stringValue: name)
        }
    }

    func contains(_ key: Key) -> Bool {
        decoder.node.member(key.stringValue) != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        try member(key).node.kind == .null
    }

    func decode<Value: NodeScalar>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).checked(type, read: Value.init(scalar:))
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).value(type)
    }

    // The protocol's own decodeIfPresent looks a member up three times. These are the types payloads are made of; the
    // rarer integers are left to it.

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try scalarIfPresent(type, forKey: key)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try scalarIfPresent(type, forKey: key)
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try scalarIfPresent(type, forKey: key)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try scalarIfPresent(type, forKey: key)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decoder.node[key.stringValue].map { try decoder.moved(to: $0).value(type) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        superDecoder(named: NodeKey(stringValue: "super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        superDecoder(named: key)
    }

    /// A class whose superclass finds nothing may still decode: a missing member reads as `null` here.
    private func superDecoder(named key: any CodingKey) -> NodeDecoder {
        decoder.node.member(key.stringValue).map(decoder.moved) ?? decoder.absent(key)
    }

    private func scalarIfPresent<Value: NodeScalar>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decoder.node[key.stringValue].map { try decoder.moved(to: $0).checked(type, read: Value.init(scalar:)) }
    }

    private func member(_ key: Key) throws(DecodingError) -> NodeDecoder {
        guard let node = decoder.node.member(key.stringValue) else {
            let error = ContentError(.missingKey(key.stringValue), at: decoder.node)
            throw DecodingError.keyNotFound(key, error.decodingContext(codingPath: codingPath))
        }
        return decoder.moved(to: node)
    }
}
