import Testing

@testable import FlowCore

@Suite("LossyArray")
struct LossyArrayTests {
    private struct Point: Decodable, Sendable, Equatable {
        let x: Int
        let y: Int?
    }

    private struct Line: Decodable {
        let points: LossyArray<Point>
    }

    @Test("Bad elements are dropped under their own index, null among them")
    func drops() throws {
        let tags = try Decoded<LossyArray<TagModel>>(#"[{"text":"a"},null,{"text":5},{"text":"d"},"e"]"#)
        #expect(tags.value.map(\.text.text) == ["a", "d"])
        #expect(tags.value.dropped.map(\.position) == [1, 2, 4])
        #expect(
            tags.diagnostics.map { "\($0.path): \($0.message)" } == [
                "1: expected object, found null; the tag was dropped",
                "2: expected String or object at 2.text, found number; the tag was dropped",
                "4: expected object, found string; the tag was dropped",
            ]
        )
    }

    @Test("A host's own elements are dropped like any other")
    func synthesized() throws {
        let root = try JSONDocument(Array(#"{"points":[{"x":1},{"y":2},null,{"x":3.5},{"x":4,"y":null}]}"#.utf8)).root
        let diagnostics = DecodeDiagnostics()
        let context = DecodeContext(widgetDecoding: WidgetContentTable.samples, diagnostics: diagnostics)
        let line = try JSONNodeDecoder().decode(Line.self, from: root, in: context)
        #expect(line.points.elements == [Point(x: 1, y: nil), Point(x: 4, y: nil)])
        #expect(diagnostics.all.map(\.path) == ["points.1", "points.2", "points.3"])
        #expect(diagnostics.all.allSatisfy { $0.message.hasSuffix("; the element was dropped") })
    }

    @Test("Anything but an array is a fault of whoever asked for one")
    func kind() throws {
        #expect(try fault(of: LossyArray<TagModel>.self, in: "{}") == "expected array at (root), found object")
    }

    @Test("Entries lie as in the source", arguments: ["[1,2,3]", "[true,1,null,2]", "[{},[]]", "[]", "[1,{}]"])
    func entries(json: String) throws {
        let numbers = try Decoded<LossyArray<Int>>(json)
        let root = try JSONDocument(Array(json.utf8)).root
        let expected = root.elements.map { $0.kind == .number ? "number" : "drop" }
        #expect(numbers.value.entries.map(Self.name) == expected)
    }

    @Test("Taking an element out moves the drops behind it up, joining moves them down")
    func positions() throws {
        var numbers = try Decoded<LossyArray<Int>>("[null,1,null,2,3,null]").value
        numbers.remove(at: 1)
        #expect(numbers.elements == [1, 3])
        #expect(numbers.dropped.map(\.position) == [0, 2, 4])
        numbers.remove(at: 0)
        #expect(numbers.dropped.map(\.position) == [0, 1, 3])
        let joined = try Decoded<LossyArray<Int>>("[7,null]").value + numbers
        #expect(joined.entries.map(Self.name) == ["number", "drop", "drop", "drop", "number", "drop"])
    }

    private static func name(_ entry: LossyArray<Int>.Entry) -> String {
        switch entry {
        case .element: "number"
        case .dropped: "drop"
        }
    }
}
