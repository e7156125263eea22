import FlowCore
import Testing

@Suite("FlowDecoder")
struct FlowDecoderTests {
    private let decoder = FlowDecoder.make(widgetDecoding: WidgetContentTable.samples)

    @Test(
        "A root without a page says what it is instead",
        arguments: [
            ("{}", "missing key 'page' at (root); the body is an empty object"),
            (#"{"page":null}"#, "expected object at page, found null"),
            (#"{"page":"home"}"#, "expected object at page, found string"),
            (#"{"sheet":{"sections":[]}}"#, "missing key 'page' at (root); this is a sheet response"),
            (#"{"mutations":[]}"#, "missing key 'page' at (root); this is an action response"),
            (
                #"{"id":"home","sections":[]}"#,
                #"missing key 'page' at (root); the body looks like a bare page, send {"page": …}"#
            ),
            (
                #"{"error":{"page":1},"code":2}"#,
                "missing key 'page' at (root); the body has keys: error, code, as an error response has"
            ),
            (#"{"code":2}"#, "missing key 'page' at (root); the body has keys: code"),
            ("[]", "expected object at (root), found array"),
            ("3", "expected object at (root), found number"),
            (#""page""#, "expected object at (root), found string"),
            (#""{\"page\":{\"id\":\"home\"}}""#, "root is a string that itself contains a page: double encoded"),
        ]
    )
    func roots(json: String, message: String) {
        #expect {
            try decoder.decodePage(Array(json.utf8))
        } throws: { error in
            guard let error = error as? FlowDecodeError else { return false }
            return error.message == message && error.code == "no_page" && error.location.line == 1
        }
    }

    @Test("Widgets nested to the last level decode, and one more is an error")
    func deepest() throws {
        var widget = try #require(decoder.decodePage(Self.page(accordions: 169)).widgets.first)
        var depth = 1
        while let inner = (widget.content as? FoldContent)?.items.first { (widget, depth) = (inner, depth + 1) }
        #expect(depth == 169)
        #expect(throws: FlowDecodeError.self) { try decoder.decodePage(Self.page(accordions: 170)) }
    }

    @Test("They decode when they are awaited, too, where the caller's stack is a small one")
    func deepestAwaited() async throws {
        #expect(try await decoder.decodePage(Self.page(accordions: 169)).widgets.count == 1)
    }

    /// The page, its sections and the one section's widgets take five levels, every accordion three.
    private static func page(accordions: Int) -> [UInt8] {
        let opening = #"{"page":{"sections":[{"widgets":["#
        let folds = String(repeating: #"{"type":"accordion","data":{"items":["#, count: accordions)
        return Array((opening + folds + String(repeating: "]}}", count: accordions) + "]}]}}").utf8)
    }

    @Test("A sheet is asked for in the same words")
    func sheet() throws {
        #expect(try decoder.decodeSheet(Array(#"{"sheet":{"id":"f"}}"#.utf8)).id == "f")
        #expect {
            try decoder.decodeSheet(Array(#"{"page":{}}"#.utf8))
        } throws: { error in
            (error as? FlowDecodeError)?.message == "missing key 'sheet' at (root); this is a page response"
        }
    }

    @Test("What is no JSON keeps the place where it stops being JSON")
    func syntax() {
        #expect {
            try decoder.decodePage(Array("{\n  \"page\": {,}\n}".utf8))
        } throws: { error in
            guard let error = error as? FlowDecodeError else { return false }
            return error.code == "invalid_json" && error.location.line == 2 && error.location.column == 12
        }
    }

    @Test("Decoding can be awaited, and its errors arrive")
    func awaiting() async throws {
        let page = try await decoder.decodePage(Array(#"{"page":{"id":"home"}}"#.utf8))
        #expect(page.id == "home")
        await #expect(throws: FlowDecodeError.self) { try await decoder.decodePage(Array("[]".utf8)) }
    }

    @Test("Widgets in widgets are read down to the nesting limit of JSON", arguments: [1, 50, 126])
    func depth(levels: Int) throws {
        let opening = #"{"type":"accordion","data":{"items":["#
        let widget =
            String(repeating: opening, count: levels) + #"{"type":"title_block","data":{"title":"deep"}}"#
            + String(repeating: "]}}", count: levels)
        let page = try Decoded<PageModel>(widgets: widget)
        var content = try #require(page.value.widgets.first).content
        var depth = 0
        while let fold = content as? FoldContent, let child = fold.items.first {
            content = child.content
            depth += 1
        }
        #expect(depth == levels)
        #expect(content is TitleContent)
        #expect(page.diagnostics.isEmpty)
    }

    @Test("Two decodes of the same bytes report the same and carry nothing over")
    func repetition() throws {
        let json = #"{"page":{"sections":[{"widgets":[{"type":"x"},{"type":"title_block"},7,{"type":"x"}]}]}}"#
        let first = try Decoded<PageModel>(response: json)
        let second = try Decoded<PageModel>(response: json)
        #expect(first.diagnostics == second.diagnostics)
        #expect(first.diagnostics.count == 4)
        #expect(first.value.widgets.map(\.id) == second.value.widgets.map(\.id))
    }
}
