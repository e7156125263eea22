/// The members of an object by name; of a repeated name the first.
struct NodeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// From here on a table pays: a dictionary of n entries asks for n names, and each search would take n steps.
    private static var searchLimit: Int { 32 }

    private let decoder: NodeDecoder
    private let names: MemberNames?

    init(decoder: NodeDecoder) {
        self.decoder = decoder
        let isLarge = decoder.node.members.dropFirst(Self.searchLimit).contains { _ in true }
        names = isLarge ? MemberNames(of: decoder.node) : nil
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        (names ?? MemberNames(of: decoder.node)).first.compactMap { $0.key.flatMap(Key.init(stringValue:)) }
    }

    func contains(_ key: Key) -> Bool {
        node(key) != nil
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
        try present(key).map { try decoder.moved(to: $0).value(type) }
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
        node(key).map(decoder.moved) ?? decoder.absent(key)
    }

    private func scalarIfPresent<Value: NodeScalar>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(key).map { try decoder.moved(to: $0).checked(type, read: Value.init(scalar:)) }
    }

    private func present(_ key: Key) -> JSONNode? {
        node(key).flatMap { $0.kind == .null ? nil : $0 }
    }

    private func node(_ key: any CodingKey) -> JSONNode? {
        guard let names else { return decoder.node.member(key.stringValue) }
        return names[key.stringValue].map { JSONNode(document: decoder.node.document, number: $0) }
    }

    private func member(_ key: Key) throws(DecodingError) -> NodeDecoder {
        guard let node = node(key) else {
            let error = ContentError(.missingKey(key.stringValue), at: decoder.node)
            throw DecodingError.keyNotFound(key, error.decodingContext(codingPath: codingPath))
        }
        return decoder.moved(to: node)
    }
}
