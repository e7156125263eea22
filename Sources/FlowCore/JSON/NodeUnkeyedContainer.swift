/// The elements of an array, one after the other. An element that fails to decode stays the next one.
struct NodeUnkeyedContainer: UnkeyedDecodingContainer {
    private let decoder: NodeDecoder
    private var rest: JSONNode.Children
    private var next: JSONNode?
    private(set) var currentIndex = 0

    init(decoder: NodeDecoder) {
        self.decoder = decoder
        rest = decoder.node.elements
        next = rest.next()
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.node.elements.count }
    var isAtEnd: Bool { next == nil }

    mutating func decodeNil() throws -> Bool {
        guard try nextDecoder(for: Any?.self).node.kind == .null else { return false }
        advance()
        return true
    }

    mutating func decode<Value: NodeScalar>(_ type: Value.Type) throws -> Value {
        let value = try nextDecoder(for: type).checked(type, read: Value.init(scalar:))
        advance()
        return value
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try nextDecoder(for: type).value(type)
        advance()
        return value
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let container = try nextDecoder(for: KeyedDecodingContainer<Key>.self).container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try nextDecoder(for: [Any].self).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let element = try nextDecoder(for: (any Decoder).self)
        advance()
        return element
    }

    private mutating func advance() {
        next = rest.next()
        currentIndex += 1
    }

    private func nextDecoder(for type: Any.Type) throws(DecodingError) -> NodeDecoder {
        guard let next else {
            let path = codingPath + [NodeKey(intValue: currentIndex)]
            let error = ContentError(.custom("expected another element, found the end of the array"), at: decoder.node)
            throw DecodingError.valueNotFound(type, error.decodingContext(codingPath: path))
        }
        return decoder.moved(to: next)
    }
}
