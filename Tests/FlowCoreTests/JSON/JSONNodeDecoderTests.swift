import FlowCore
import Testing

@Suite("JSONNodeDecoder")
struct JSONNodeDecoderTests {
    private struct Payload: Decodable, Equatable {
        var name: String
        var count: Int
        var note: String?
        var sizes: [UInt8]
        var table: [String: Double]
    }

    @Test("A plain payload decodes")
    func payload() throws {
        let text = #"{"name":"a","count":3,"note":null,"sizes":[1,2],"table":{"x":0.5}}"#
        let value = try decode(Payload.self, text)
        #expect(value == Payload(name: "a", count: 3, note: nil, sizes: [1, 2], table: ["x": 0.5]))
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoderUnderTest.node(type, text)
    }
}

/// A page-less context for decoding fragments.
enum JSONDecoderUnderTest {
    struct NoWidgets: WidgetDecoding {
        let widgetTypes: [String] = []
        func contentDecoder(for type: String) -> WidgetContentDecoder? { nil }
    }

    static func node<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        let context = DecodeContext(widgetDecoding: NoWidgets(), diagnostics: DecodeDiagnostics())
        return try JSONNodeDecoder().decode(type, from: JSONDocument(Array(text.utf8)).root, in: context)
    }
}
