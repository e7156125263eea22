import FlowCore
import Testing

@Suite("JSONValue")
struct JSONValueTests {
    private struct Carrier: Decodable {
        var tracking: JSONValue?
        var postback: JSONValue
    }

    /// Reads its node itself and insists on a title.
    private struct Titled: NodeReadable, Equatable {
        var title: String
        var isWidgetKnown: Bool

        init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
            guard let title = node["title"] else { throw ContentError(.missingKey("title"), at: node) }
            self.title = try title.string()
            isWidgetKnown = context.diagnostics !== DecoderUnderTest.context.diagnostics
        }
    }

    @Test("The bytes are the source's, whatever they hold")
    func exactBytes() throws {
        let opaque = #"{"b" : 12345678901234567890123, "a":-0,"x":1E+2, "a": "\u0041\/" , "n":[ ]}"#
        let root = try JSONDocument(Array(" {\"postback\":  \(opaque) }".utf8)).root
        let carrier = try JSONNodeDecoder().decode(Carrier.self, from: root, in: DecoderUnderTest.context)
        #expect(carrier.postback.text == opaque)
        #expect(carrier.tracking == nil)
        #expect(try carrier.postback.node["a"]?.double().sign == .minus)
    }

    @Test("Equal texts are equal values, wherever they stand")
    func equality() throws {
        let list = try JSONDocument(Array(#"[{"a":1},{"a":1},{"a":1.0}]"#.utf8)).root.elements.map(JSONValue.init)
        #expect(list[0] == list[1])
        #expect(list[0] != list[2])
        #expect(Set(list).count == 2)
        #expect(try JSONValue(parsing: Array(#"  {"a":1} "#.utf8)) == list[0])
    }

    @Test("Under a foreign decoder the content is the same", arguments: DecoderUnderTest.allCases)
    func content(decoder: DecoderUnderTest) throws {
        let text = """
            {"tracking":null,"postback":{"a":[1,-2.5,true,null,"é\\n\\"\\u0001",{}],"big":18446744073709551615,"e":[]}}
            """
        let value = try decoder.decode(Carrier.self, text).postback
        let expected = #"{"a":[1,-2.5,true,null,"é\n\"\u0001",{}],"big":18446744073709551615,"e":[]}"#
        #expect(value.text == expected)
    }

    @Test("A node-reading type decodes with its context", arguments: DecoderUnderTest.allCases)
    func nodeReadable(decoder: DecoderUnderTest) throws {
        let list = try decoder.decode([String: [Titled]].self, #"{"list":[{"title":"a"},{"title":"b"}]}"#)
        #expect(list["list"]?.map(\.title) == ["a", "b"])
        #expect(list["list"]?.allSatisfy { !$0.isWidgetKnown } == true)
    }

    @Test("A node-reading type fails with the path from the outermost value", arguments: DecoderUnderTest.allCases)
    func nodeReadableFailure(decoder: DecoderUnderTest) {
        let missing = decoder.failure([String: [Titled]].self, #"{"list":[{}]}"#)
        #expect(missing == DecoderUnderTest.Failure("keyNotFound title", ["list", "0"]))
        let mismatch = decoder.failure([String: [Titled]].self, #"{"list":[{"title":3}]}"#)
        #expect(mismatch == DecoderUnderTest.Failure("typeMismatch", ["list", "0", "title"]))
    }
}
