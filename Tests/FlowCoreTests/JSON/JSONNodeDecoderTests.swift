import FlowCore
import FoundationEssentials
import Testing

@Suite("JSONNodeDecoder")
struct JSONNodeDecoderTests {
    enum Style: String, Decodable {
        case solid
        case dashed
    }

    struct Leaf: Decodable, Equatable {
        var size: Double
        var style: Style?
    }

    struct Payload: Decodable, Equatable {
        var name: String
        var isOn: Bool?
        var leaves: [Leaf]
        var counts: [String: Int]
        var levels: [Int: String]?
    }

    struct Integers: Decodable, Equatable {
        var int8: Int8
        var int64: Int64
        var uint64: UInt64
        var int: Int
        var uint: UInt16
    }

    struct Endpoint: RawRepresentable, Decodable, Equatable {
        var rawValue: String
    }

    @Test("A payload of everyday shapes decodes", arguments: DecoderUnderTest.allCases)
    func payload(decoder: DecoderUnderTest) throws {
        let text = """
            {"name":"a\\n","isOn":null,"leaves":[{"size":1,"style":"dashed"},{"size":2.5,"style":null},{"size":-0.1}],
             "counts":{"x":1,"y":2},"levels":{"1":"one","20":"twenty"},"unknown":[1,{}]}
            """
        let leaves = [Leaf(size: 1, style: .dashed), Leaf(size: 2.5), Leaf(size: -0.1)]
        let expected = Payload(
            name: "a\n",
            isOn: nil,
            leaves: leaves,
            counts: ["x": 1, "y": 2],
            levels: [1: "one", 20: "twenty"]
        )
        #expect(try decoder.decode(Payload.self, text) == expected)
    }

    @Test("Integers are exact to the ends of their types, in any notation", arguments: DecoderUnderTest.allCases)
    func integers(decoder: DecoderUnderTest) throws {
        let text = """
            {"int8":-128,"int64":-9223372036854775808,"uint64":18446744073709551615,"int":2.0,"uint":1e2}
            """
        let expected = Integers(int8: -128, int64: .min, uint64: .max, int: 2, uint: 100)
        #expect(try decoder.decode(Integers.self, text) == expected)
    }

    @Test("A scalar stands alone or inside a wrapper", arguments: DecoderUnderTest.allCases)
    func singleValues(decoder: DecoderUnderTest) throws {
        #expect(try decoder.decode(Endpoint.self, "\"/home\"") == Endpoint(rawValue: "/home"))
        #expect(try decoder.decode([Endpoint?].self, "[\"a\",null]") == [Endpoint(rawValue: "a"), nil])
        #expect(try decoder.decode(Float.self, "0.1") == 0.1)
        #expect(try decoder.decode(Bool.self, "true"))
        #expect(try decoder.decode(String?.self, "null") == nil)
    }

    @Test("A failure has the case and the coding path callers look for", arguments: DecoderUnderTest.allCases)
    func failures(decoder: DecoderUnderTest) {
        typealias Failure = DecoderUnderTest.Failure
        func payload(_ leaf: String) -> String { #"{"name":"a","counts":{},"leaves":[{"size":1},\#(leaf)]}"# }
        #expect(decoder.failure(Payload.self, payload("{}")) == Failure("keyNotFound size", ["leaves", "1"]))
        #expect(decoder.failure(Payload.self, payload("3")) == Failure("typeMismatch", ["leaves", "1"]))
        #expect(decoder.failure(Payload.self, payload("null")) == Failure("valueNotFound", ["leaves", "1"]))
        #expect(
            decoder.failure(Payload.self, payload(#"{"size":"1"}"#))
                == Failure("typeMismatch", ["leaves", "1", "size"])
        )
        #expect(
            decoder.failure(Payload.self, payload(#"{"size":null}"#))
                == Failure("valueNotFound", ["leaves", "1", "size"])
        )
        #expect(
            decoder.failure(Payload.self, payload(#"{"size":1,"style":"wavy"}"#))
                == Failure("dataCorrupted", ["leaves", "1", "style"])
        )
        #expect(decoder.failure([Int].self, "{}") == Failure("typeMismatch", []))
        #expect(decoder.failure(Int.self, "true") == Failure("typeMismatch", []))
        #expect(decoder.failure(String.self, "1") == Failure("typeMismatch", []))
        #expect(decoder.failure(Bool.self, "1") == Failure("typeMismatch", []))
    }

    @Test("A host's own complaint gets the place its coding path names")
    func hostError() throws {
        let root = try JSONDocument(Array(#"{"name":"a","counts":{},"leaves":[{"size":1,"style":"wavy"}]}"#.utf8)).root
        let error = try #require(throws: (any Error).self) {
            try JSONNodeDecoder().decode(Payload.self, from: root, in: DecoderUnderTest.context)
        }
        let content = ContentError(error, fallback: root)
        #expect(content.node.path == "leaves.0.style")
        #expect(content.description == "Cannot initialize Style from invalid String value wavy at leaves.0.style")
    }

    @Test("Our own errors come back with their node")
    func ownError() throws {
        let document = try JSONDocument(Array(#"{"data":{"name":"a","counts":{"x":"1"},"leaves":[]}}"#.utf8))
        let data = try #require(document.root["data"])
        let error = try #require(throws: (any Error).self) {
            try JSONNodeDecoder().decode(Payload.self, from: data, in: DecoderUnderTest.context)
        }
        #expect(ContentError(error, fallback: data).description == "expected Int at data.counts.x, found string")
    }

    @Test("An object of many members decodes in one sweep, the first of a repeated name winning")
    func largeObject() throws {
        let members = (0..<20_000).map { "\"key\($0)\":\($0)" }
        let text = "{" + (members + [#""key7":-1"#]).joined(separator: ",") + "}"
        let table = try DecoderUnderTest.nodes.decode([String: Int].self, text)
        #expect(table.count == 20_000)
        #expect(table["key7"] == 7)
        #expect(table["key19999"] == 19_999)
    }

    struct Foreign: Decodable, Equatable {
        var url: URL?
        var urls: [URL?]
        var price: Decimal
        var blob: Data
        var date: Date
        var uuid: UUID
    }

    @Test("Foundation's own scalars decode", arguments: DecoderUnderTest.allCases)
    func foundationScalars(decoder: DecoderUnderTest) throws {
        let text = """
            {"url":"https://example.com/a?b=c","urls":["https://example.com",null],"price":1234567890.123456789,
             "blob":"aGk=","date":1.5,"uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
            """
        let value = try decoder.decode(Foreign.self, text)
        #expect(value.url == URL(string: "https://example.com/a?b=c"))
        #expect(value.urls == [URL(string: "https://example.com"), nil])
        #expect(value.price == Decimal(string: "1234567890.123456789"))
        #expect(value.blob == Data("hi".utf8))
        #expect(value.date == Date(timeIntervalSinceReferenceDate: 1.5))
        #expect(value.uuid == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(decoder.failure([URL].self, "[1]") == .init("typeMismatch", ["0"]))
        #expect(decoder.failure([URL].self, "[\"\"]")?.kind == "dataCorrupted")
        #expect(decoder.failure([Data].self, "[\"?\"]") == .init("dataCorrupted", ["0"]))
        #expect(decoder.failure([Decimal].self, "[\"1\"]") == .init("typeMismatch", ["0"]))
    }

    @Test("Of a repeated name the first is decoded, once")
    func repetition() throws {
        #expect(try DecoderUnderTest.nodes.decode([String: Int].self, #"{"a":1,"a":2}"#) == ["a": 1])
    }

    @Test("A number that does not fit is corrupt data", arguments: DecoderUnderTest.allCases)
    func numbersThatDoNotFit(decoder: DecoderUnderTest) {
        // Only the case is compared: Foundation leaves the coding path of these empty.
        let corrupted = "dataCorrupted"
        #expect(decoder.failure([String: Int].self, #"{"a":2.5}"#)?.kind == corrupted)
        #expect(decoder.failure([UInt8].self, "[256]")?.kind == corrupted)
        #expect(decoder.failure([UInt].self, "[-1]")?.kind == corrupted)
        #expect(decoder.failure([Int].self, "[9223372036854775808]")?.kind == corrupted)
        #expect(DecoderUnderTest.nodes.failure([Int].self, "[0,1e400]") == .init("dataCorrupted", ["1"]))
    }
}
