import FlowCore
import Testing

/// What hand-written `init(from:)`s ask of a decoder, through both decoders alike.
@Suite("NodeDecoder containers")
struct DecoderContainerTests {
    private enum Keys: String, CodingKey {
        case first
        case second
        case missing
    }

    /// Runs a closure in place of an `init(from:)`; the closure travels in `userInfo`.
    private struct Probe: Decodable {
        struct Body: Sendable {
            let run: @Sendable (any Decoder) throws -> Void
        }

        init(from decoder: any Decoder) throws {
            let key = try #require(CodingUserInfoKey(rawValue: "probe"))
            try #require(decoder.userInfo[key] as? Body).run(decoder)
        }
    }

    private class Base: Decodable {
        let id: String?

        private enum CodingKeys: CodingKey { case id }

        required init(from decoder: any Decoder) throws {
            id = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
        }
    }

    private final class Derived: Base {
        let title: String
        let path: [String]

        private enum CodingKeys: CodingKey {
            case title
            case parent
        }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            title = try container.decode(String.self, forKey: .title)
            let isNamed = container.contains(.parent)
            let parent = try isNamed ? container.superDecoder(forKey: .parent) : container.superDecoder()
            path = DecoderUnderTest.Failure.path(parent.codingPath)
            try super.init(from: parent)
        }
    }

    private func probe(
        _ decoder: DecoderUnderTest,
        _ text: String,
        _ run: @escaping @Sendable (any Decoder) throws -> Void
    ) throws {
        let key = try #require(CodingUserInfoKey(rawValue: "probe"))
        _ = try decoder.decode(Probe.self, text, userInfo: [key: Probe.Body(run: run)])
    }

    @Test("A superclass part is under its key, under 'super', or nowhere", arguments: DecoderUnderTest.allCases)
    func superDecoder(decoder: DecoderUnderTest) throws {
        let plain = try decoder.decode(Derived.self, #"{"title":"t","super":{"id":"a"}}"#)
        #expect(plain.id == "a")
        #expect(plain.path == ["super"])
        let named = try decoder.decode([Derived].self, #"[{"title":"t","parent":{"id":"b"}}]"#)
        #expect(named.map(\.id) == ["b"])
        #expect(named.map(\.path) == [["0", "parent"]])
        let absent = try decoder.decode(Derived.self, #"{"title":"t"}"#)
        #expect(absent.id == nil)
        #expect(absent.path == ["super"])
    }

    @Test("Keys are told apart: present, null and missing", arguments: DecoderUnderTest.allCases)
    func keys(decoder: DecoderUnderTest) throws {
        try probe(decoder, #"{"first":null,"second":2,"third":3}"#) { decoder in
            let container = try decoder.container(keyedBy: Keys.self)
            #expect(Set(container.allKeys) == [.first, .second])
            #expect(container.contains(.first))
            #expect(!container.contains(.missing))
            #expect(try container.decodeNil(forKey: .first))
            #expect(try !container.decodeNil(forKey: .second))
            #expect(throws: DecodingError.self) { try container.decodeNil(forKey: .missing) }
            #expect(try container.decodeIfPresent(Int.self, forKey: .first) == nil)
            #expect(try container.decodeIfPresent(Int.self, forKey: .missing) == nil)
            #expect(try container.decodeIfPresent(Int.self, forKey: .second) == 2)
            #expect(throws: DecodingError.self) { try container.decodeIfPresent(String.self, forKey: .second) }
        }
    }

    @Test("Containers nest in each other and know their path", arguments: DecoderUnderTest.allCases)
    func nesting(decoder: DecoderUnderTest) throws {
        try probe(decoder, #"{"first":{"second":[1,{"first":"x"},[true]]}}"#) { decoder in
            let root = try decoder.container(keyedBy: Keys.self)
            let object = try root.nestedContainer(keyedBy: Keys.self, forKey: .first)
            var array = try object.nestedUnkeyedContainer(forKey: .second)
            #expect(try array.decode(Int.self) == 1)
            let inner = try array.nestedContainer(keyedBy: Keys.self)
            #expect(try inner.decode(String.self, forKey: .first) == "x")
            #expect(DecoderUnderTest.Failure.path(inner.codingPath) == ["first", "second", "1"])
            var flags = try array.nestedUnkeyedContainer()
            #expect(try flags.decode(Bool.self))
            #expect(array.isAtEnd)
            #expect(throws: DecodingError.self) { try root.nestedUnkeyedContainer(forKey: .first) }
            #expect(throws: DecodingError.self) { try root.nestedContainer(keyedBy: Keys.self, forKey: .missing) }
        }
    }

    @Test("An array is read in order, and a failed element stays the next", arguments: DecoderUnderTest.allCases)
    func unkeyed(decoder: DecoderUnderTest) throws {
        try probe(decoder, #"[1,null,"a",{"id":"s"}]"#) { decoder in
            var array = try decoder.unkeyedContainer()
            #expect(array.count == 4)
            #expect(throws: DecodingError.self) { try array.decode(String.self) }
            #expect(array.currentIndex == 0)
            #expect(try array.decode(Int.self) == 1)
            #expect(try array.decodeNil())
            #expect(try !array.decodeNil())
            #expect(try array.decodeIfPresent(String.self) == "a")
            #expect(array.currentIndex == 3)
            #expect(try Base(from: array.superDecoder()).id == "s")
            #expect(array.isAtEnd)
            let error = try #require(throws: DecodingError.self) { try array.decode(Int.self) }
            #expect(DecoderUnderTest.Failure(error) == DecoderUnderTest.Failure("valueNotFound", ["4"]))
        }
    }

    @Test("userInfo reaches every level, with the decode context in it", arguments: DecoderUnderTest.allCases)
    func userInfo(decoder: DecoderUnderTest) throws {
        try probe(decoder, #"{"first":[0]}"#) { decoder in
            let key = try #require(DecodeContext.userInfoKey)
            var array = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .first)
            let context = try #require(array.superDecoder().userInfo[key] as? DecodeContext)
            #expect(context.diagnostics === DecoderUnderTest.context.diagnostics)
        }
    }
}
