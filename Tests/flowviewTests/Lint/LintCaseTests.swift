import FlowCore
import Testing

/// Mistakes people made on systems of this kind, beyond the one example each rule has.
@Suite("Lint cases")
struct LintCaseTests {
    private static let root = "page.sections.0.widgets"

    @Test(
        "Widgets with a mistake have the finding at the place of the mistake",
        arguments: [
            (#"{"type": "accordion", "data": {"header": "h", "items": [\#(text)]}}"#, ["interactive-without-id 0"]),
            (#"{"type": "title_block", "id": "", "data": {"title": "x"}}"#, ["blank-id 0.id"]),
            (#"{"type": "title_block ", "id": "a", "data": {"title": "x"}}"#, ["type-case 0.type"]),
            (#"{"type": "", "id": "a", "data": {"title": "x"}}"#, []),
            (#"{"type": "button_row", "data": {}}"#, ["empty-container 0"]),
            (#"{"type": "tag_rail", "data": {"tags": [null]}}"#, ["all-dropped 0"]),
            (
                #"{"type": "title_block", "layout": {"width": "60%"}, "data": {"title": "x"}}"#,
                ["drops-client 0.layout.width", "width-range 0.layout.width"]
            ),
            (
                #"{"type": "stepper_row", "id": "a", "data": {"title": "x", "max": -1}, "actions": {"change": \#(api)}}"#,
                ["stepper-bounds 0.data.max"]
            ),
            (
                #"{"type": "stepper_row", "id": "a", "data": {"title": "x", "max": 0}, "actions": {"change": \#(api)}}"#,
                []
            ),
            (
                #"{"type": "title_block", "data": {"title": "x"}, "tracking": {"n": 1e999}}"#,
                ["drops-client 0.tracking.n", "lossy-number 0.tracking.n"]
            ),
            (
                #"{"type": "banner", "id": "a", "data": {"image": \#(image)}, "actions": {"tap": \#(api)}}"#,
                ["untitled-tap 0", "image-without-alt 0.data.image"]
            ),
            (
                #"{"type": "title_block", "data": {"title": "\u202auser\u202c and \u2067more"}}"#,
                ["bidi-control 0.data.title"]
            ),
            (
                #"{"type": "title_block", "data": {"title": "[object Object]"}}"#,
                ["unresolved-placeholder 0.data.title"]
            ),
            (#"{"type": "title_block", "data": {"title": "5 < 6 & 7 > 3, AT&T; undefined behaviour at 20 %"}}"#, []),
            (
                #"{"type": "button_row", "data": {"buttons": [{"title": "\u200b", "action": \#(api)}]}}"#,
                ["blank-text 0.data.buttons.0.title"]
            ),
        ] as [(String, [String])]
    )
    func widgets(widget: String, expected: [String]) throws {
        let found = try LintFixture.places(widgets: widget)
        #expect(Set(found) == Set(expected.map { $0.replacing(" ", with: " \(Self.root).") }))
    }

    private static let text = #"{"type": "title_block", "data": {"title": "x"}}"#
    private static let api = #"{"type": "api", "endpoint": "x"}"#
    private static let image = #"{"url": "https://e.test/a.png", "aspect_ratio": 1}"#

    @Test(
        "Pages the shipped client fails altogether are told",
        arguments: [
            (#""refresh": {"pull_to_refresh": "yes"}"#, "refresh.pull_to_refresh"),
            (#""nav": {"title": 3}"#, "nav.title"),
            (#""nav": {"right_buttons": [{"style": "plain"}]}"#, "nav.right_buttons.0"),
            (#""header": {"sticky": 1, "widgets": [\#(text)]}"#, "header.sticky"),
            (#""pagination": {}"#, "pagination"),
            (#""sections": {}"#, "sections"),
        ]
    )
    func blanksClient(member: String, path: String) throws {
        let found = try LintFixture.places(page: #"{"page": {"id": "p", \#(member)}}"#)
        #expect(found.filter { $0.hasPrefix("blanks-client") } == ["blanks-client page.\(path)"])
    }

    @Test("An element both drop is not held against the shipped client")
    func droppedByBoth() throws {
        #expect(try LintFixture.places(widgets: "\(Self.text), 7") == [])
    }

    @Test("The level goes up where a mistake is worse than usual, and down where it is harmless")
    func levels() throws {
        func levels(_ widget: String, code: String) throws -> [Finding.Level] {
            let page = #"{"page": {"id": "p", "sections": [{"widgets": [\#(widget)]}]}}"#
            return try LintFixture.findings(in: Array(page.utf8)).filter { $0.code == code }.map(\.level)
        }
        let button = #"{"type": "button_row", "data": {"buttons": [{"title": "", "action": \#(Self.api)}]}}"#
        #expect(try levels(button, code: "blank-text") == [.error])
        let deeplink = #"{"type": "button_row", "data": {"buttons": [{"title": "x", "action": {"type": "deeplink"}}]}}"#
        #expect(try levels(deeplink, code: "unknown-action-type") == [.info])
        #expect(
            try levels(deeplink.replacing("deeplink", with: "refreshPage"), code: "unknown-action-type") == [.warning]
        )
        let card = #"{"type": "image_text_card", "data": {"title": "x", "image": \#(Self.image)}}"#
        #expect(try levels(card, code: "image-without-alt") == [.warning])
    }
}
