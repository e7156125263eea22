import FlowCore
import TestSupport
import Testing

@testable import flowview

@Suite("Linter")
struct LinterTests {
    @Test("Nothing is likely to be a mistake in the samples, the page of problems aside")
    func samples() throws {
        for (name, bytes) in SampleGallery.files where name != "problems.json" {
            let findings = try LintFixture.findings(in: bytes, isActionResponse: ActionAnswers.isAnswer(name))
            #expect(findings.filter { $0.level != .info || $0.isAboutClient } == [], "\(name)")
        }
    }

    @Test("Findings are in the same order on every load")
    func stable() throws {
        let bytes = try #require(SampleGallery.files["problems.json"])
        let first = try LintFixture.findings(in: bytes)
        #expect(first.count > 10)
        #expect(try LintFixture.findings(in: bytes) == first)
    }

    @Test(
        "Members that are null are as good as missing",
        arguments: [
            #"{"type": "title_block", "id": null, "layout": null, "actions": null, "data": {"title": "x"}}"#,
            #"""
            {"type": "image_text_card", "tracking": null, "data": {"title": {"text": "x", "font": null, "color": null,
              "alignment": null, "max_lines": null}, "image": null, "tags": null, "trailing_icon": null}}
            """#,
            #"{"type": "title_block", "id": "a", "data": {"title": "x"}, "actions": {"change": null, "swipe": null}}"#,
        ]
    )
    func nulls(widget: String) throws {
        #expect(try LintFixture.places(widgets: widget) == [])
    }

    @Test("Keys that are misspelled or unknown are told apart from keys at the wrong level")
    func keys() throws {
        let widget = #"""
            {"type": "banner", "id": "b", "action": {"tap": {"type": "dismiss"}}, "Layout": {}, "subtitle": "s", "padding": {},
             "data": {"image": {"url": "https://e.test/a.png", "aspect_ratio": 2, "alt": "A"}, "tracking": 1, "colour": 2}}
            """#
        #expect(
            try Set(LintFixture.places(widgets: widget)) == [
                "unknown-key page.sections.0.widgets.0.action", "unknown-key page.sections.0.widgets.0.Layout",
                "misplaced-key page.sections.0.widgets.0.subtitle", "misplaced-key page.sections.0.widgets.0.padding",
                "misplaced-key page.sections.0.widgets.0.data.tracking",
                "unknown-key page.sections.0.widgets.0.data.colour",
            ]
        )
    }

    @Test("A suggestion names the key that was meant")
    func suggestions() throws {
        let page = #"{"page": {"id": "p", "sectoins": [], "Nav": {}}}"#
        let messages = try LintFixture.findings(in: Array(page.utf8)).map(\.message)
        #expect(
            messages == [
                "expected a key of the contract, found 'sectoins', did you mean 'sections'?",
                "expected a key of the contract, found 'Nav', did you mean 'nav'?",
            ]
        )
    }

    @Test("Data and events of a host's own types are the host's business")
    func hostTypes() throws {
        let widget = #"""
            {"type": "order_map", "id": "m", "data": {"actions": 1, "title": "  ", "image": "x"},
             "actions": {"zoom": {"type": "open_map"}}}
            """#
        #expect(
            try LintFixture.places(widgets: widget) == [
                "unknown-action-type page.sections.0.widgets.0.actions.zoom.type"
            ]
        )
        let profile = LintProfile(actionTypes: ["open_map"])
        #expect(try LintFixture.places(widgets: widget, profile: profile) == [])
    }

    @Test("A repeated key is found anywhere, in values nobody reads too, however it is spelled")
    func repeatedKeys() throws {
        let widget = #"{"type": "title_block", "data": {"title": "x"}, "tracking": [{"é": 1, "b": 2, "\u00e9": 3}]}"#
        #expect(
            try LintFixture.places(widgets: widget) == ["duplicate-json-key page.sections.0.widgets.0.tracking.0.é"]
        )
    }

    @Test("What a repeated key holds is not looked into, as it is never shown")
    func ignoredRepetition() throws {
        let widget = #"{"type": "title_block", "data": {"title": "x", "title": "{{y}}"}}"#
        #expect(try LintFixture.places(widgets: widget) == ["duplicate-json-key page.sections.0.widgets.0.data.title"])
    }

    @Test("Of a repeated key the first counts, also when it is null")
    func nullRepeated() throws {
        let widget = #"{"type": "title_block", "data": {"title": "x", "subtitle": null, "subtitle": "{{y}}"}}"#
        #expect(
            try LintFixture.places(widgets: widget) == ["duplicate-json-key page.sections.0.widgets.0.data.subtitle"]
        )
    }

    @Test("Styles spelled alike are looked at each time while something is wrong with them")
    func styles() throws {
        let widget = #"{"type": "separator", "data": {}, "layout": {"margin": {"left": -8}, "width": "fill"}}"#
        let clean = #"{"type": "separator", "data": {}, "layout": {"margin": {"left": 8, "right": 8}}}"#
        let places = try LintFixture.places(widgets: [widget, clean, widget, clean].joined(separator: ", "))
        #expect(
            places.filter { $0.hasPrefix("negative-size") } == [
                "negative-size page.sections.0.widgets.0.layout.margin.left",
                "negative-size page.sections.0.widgets.2.layout.margin.left",
            ]
        )
    }

    @Test("Of a page large enough for two threads every section is looked at, and the order is that of the source")
    func shared() throws {
        let text = String(repeating: "fresh bread ", count: 500)
        let widget = #"{"type": "title_block", "data": {"title": "\#(text)", "subtitle": " "}, "layuot": 1}"#
        let widgets = [String](repeating: widget, count: 10)
        let section = #"{"widgets": [\#(widgets.joined(separator: ", "))]}"#
        let sections = [String](repeating: section, count: 20)
        let page = #"{"page": {"id": "p", "sections": [\#(sections.joined(separator: ", "))]}}"#
        #expect(page.utf8.count > 1 << 20)
        let places = try LintFixture.places(page: page)
        let expected = (0..<20).flatMap { section in
            (0..<10).flatMap { widget in
                let path = "page.sections.\(section).widgets.\(widget)"
                return ["whitespace-edges", "blank-text"].map { "\($0) \(path).data" } + ["unknown-key \(path)"]
            }
        }
        let found = places.filter { !$0.hasPrefix("payload-size") }
        #expect(found.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) } == expected)
    }

    @Test("Sheets are walked through where an action opens them, and only there")
    func sheets() throws {
        func widget(_ type: String) -> String {
            #"""
            {"type": "button_row", "data": {"buttons": [{"title": "x", "action": {"type": "\#(type)", "sheet":
              {"id": "s", "sections": [{"widgets": [{"type": "title_block", "data": {"title": " "}}]}]}}}]}}
            """#
        }
        let path = "page.sections.0.widgets.0.data.buttons.0.action.sheet.sections.0.widgets.0.data.title"
        #expect(try LintFixture.places(widgets: widget("open_bottom_sheet")) == ["blank-text \(path)"])
        #expect(try LintFixture.places(widgets: widget("api")) == [])
    }

    @Test("The deepest nesting there may be is walked through without a crash")
    func depth() throws {
        var widget = #"{"type": "separator", "data": {}}"#
        for level in 0..<125 {
            widget = #"{"type": "accordion", "id": "\#(level)", "data": {"header": "x", "items": [\#(widget)]}}"#
        }
        let places = try LintFixture.places(widgets: widget)
        #expect(places.contains { $0.hasPrefix("depth ") })
    }

    @Test("A finding names the widget it belongs to, its line, and the column of the key at fault")
    func subject() throws {
        let page =
            "{\"page\": {\"id\": \"p\", \"sections\": [{\"widgets\": [\n"
            + "  {\"type\": \"separator\", \"id\": \"rule\", \"data\": {\"syle\": \"line\"}}]}]}}"
        let finding = try #require(try LintFixture.findings(in: Array(page.utf8)).first)
        #expect(finding.widgetType == "separator")
        #expect(finding.widgetID == "rule")
        #expect((finding.location.line, finding.location.column) == (2, 48))
    }
}
