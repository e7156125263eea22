import Testing

@testable import FlowCore

@Suite("TextNeedle")
struct TextNeedleTests {
    private func find(_ needle: String, in text: String) -> Bool {
        TextNeedle(needle)?.isFound(in: text) == true
    }

    @Test("Small letters find capitals, a capital finds itself alone, in any alphabet")
    func smartCase() {
        #expect(find("loaf", in: "Walnut LOAF"))
        #expect(!find("Loaf", in: "Walnut LOAF"))
        #expect(find("Loaf", in: "Walnut Loaf"))
        #expect(find("käse", in: "KÄSE"))
        #expect(!find("Käse", in: "käse"))
        #expect(find("хлеб", in: "Свежий ХЛЕБ"))
        #expect(find("パン", in: "くるみパン"))
        #expect(!find("loafs", in: "loaf"))
        #expect(TextNeedle("") == nil)
    }

    @Test("Places are told in bytes, without overlaps, also behind letters that change their length with their case")
    func ranges() throws {
        #expect(try #require(TextNeedle("aa")).ranges(in: "aAaaa") == [0..<2, 2..<4])
        #expect(try #require(TextNeedle("x")).ranges(in: "İx") == [2..<3])
        #expect(try #require(TextNeedle("ß")).ranges(in: "aß") == [1..<3])
        #expect(try #require(TextNeedle("long needle")).ranges(in: "short").isEmpty)
    }

    private func shows(_ needle: String, _ json: String) throws -> Bool {
        let root = try JSONDocument(Array(json.utf8)).root
        let needle = try #require(TextNeedle(needle))
        let isShown = root.shows(needle)
        #expect(!isShown || root.mayShow(needle), "the quick look must not miss what the close one finds")
        return isShown
    }

    @Test("Texts of a payload are searched, escapes included; names, ids, addresses, colors and actions are not")
    func payload() throws {
        #expect(try shows("fresh", #"{"title": "Fresh bread"}"#))
        #expect(try shows("fresh", #"{"tags": [{"text": "fresh"}]}"#))
        #expect(try shows("say \"hi\"", #"{"title": "Say \"Hi\""}"#))
        #expect(try shows("käse", #"{"title": "K\u00e4se"}"#))
        #expect(try shows("a pear", #"{"image": {"url": "https://x/1.png", "alt": "A pear"}}"#))
        #expect(try shows("walnut loaf", #"{"text": {"text": "The *wal*nut **loaf**", "is_markdown": true}}"#))
        #expect(try shows("our shop", #"{"text": "Visit [our shop](https://x/y)", "is_markdown": true}"#))
        #expect(try !shows("walnut", #"{"text": "wal*nut", "is_markdown": false}"#))
        for silent in [
            #"{"id": "fresh"}"#, #"{"type": "fresh"}"#, #"{"image": "https://x/fresh.png"}"#, #"{"bg_color": "fresh"}"#,
            #"{"action": {"type": "api", "endpoint": "fresh"}}"#, #"{"trailing_icon": {"symbol": "fresh"}}"#,
            #"{"tracking": {"label": "fresh"}}"#, #"{"fresh": 1}"#,
        ] {
            #expect(try !shows("fresh", silent), "\(silent)")
        }
        #expect(try shows("fresh", #"{"valid": "fresh", "id": "x"}"#))
    }

    @Test("What lies in a node that is looked at apart is left out")
    func apart() throws {
        let root = try JSONDocument(Array(#"{"header": "x", "items": [{"data": {"title": "fresh"}}, "fresh"]}"#.utf8))
            .root
        let needle = try #require(TextNeedle("fresh"))
        let items = try #require(root["items"]).elements.map { $0 }
        #expect(root.shows(needle, outside: [items[0]]))
        #expect(!root.shows(needle, outside: items))
    }

    @Test("The bytes of a line are found in texts of any line ends")
    func lines() throws {
        let document = try JSONDocument(Array("{\n\"a\": 1,\r\n\n\"b\": 2}".utf8))
        #expect(document.lineCount == 4)
        #expect(document.byteRange(ofLine: 1) == 0..<2)
        #expect(document.byteRange(ofLine: 2) == 2..<11)
        #expect(document.byteRange(ofLine: 4) == 12..<19)
        #expect(document.byteRange(ofLine: 5) == nil)
        #expect(document.byteRange(ofLine: 0) == nil)
    }
}
