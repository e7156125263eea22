import FlowCore
import Testing

@testable import flowview

@Suite("TextReport")
struct TextReportTests {
    private func text(of page: String, named source: String = "home.json") throws -> String {
        TextReport(report: ReportFixture.report(on: page, named: source)).text
    }

    @Test("Findings come in the order of the source, each with its line below, then a summary")
    func findings() throws {
        #expect(
            try text(of: ReportFixture.flawed) == """
                home.json:3:3: error unknownType hologram: 'hologram' is not registered; the widget cannot be shown
                  3 |   {"type": "hologram", "id": "odd"},
                    |   ^
                    = at page.sections.0.widgets.1
                home.json:4:3: error malformedPayload title_block: \
                missing key 'title' at page.sections.0.widgets.2.data; the widget cannot be shown
                  4 |   {"type": "title_block", "id": "bare", "data": {}},
                    |   ^
                home.json:5:3: error droppedElement: expected object, found null; the widget was dropped
                  5 |   null
                    |   ^
                    = at page.sections.0.widgets.3
                home.json: 3 problems (1 droppedElement, 1 malformedPayload, 1 unknownType)
                """
        )
    }

    @Test("A finding of a rule says where exactly and how to fix it")
    func advice() throws {
        let page = #"{"page": {"id": "p", "sections": [{"widgets": [{"type": "separator", "id": "", "data": {}}]}]}}"#
        #expect(
            try text(of: page) == """
                home.json:1:76: warning blank-id separator: expected an id, found ''
                  1 | \(page)
                    |                                                                            ^
                    = at page.sections.0.widgets.0.id; send a name without blanks around it, or leave the id out
                home.json: 1 warning
                """
        )
    }

    @Test("What more there is to say about a fault stands below it, and the fault counts once")
    func echoes() throws {
        let page = #"{"page": {"id": "p", "refresh": 1}}"#
        #expect(
            try text(of: page) == """
                home.json:1:33: error droppedElement: expected object, found number; pulling stays off
                  1 | \(page)
                    |                                 ^
                    = at page.refresh
                    = blanks-client: expected what client 1.0.0 can read, found a fault; client 1.0.0 blanks this page; \
                mend or remove the value
                home.json: 1 problem (1 droppedElement); client 1.0.0 blanks this page
                """
        )
    }

    @Test("A healthy page is one line")
    func healthy() throws {
        let page = #"{"page": {"id": "p", "sections": [{"widgets": [{"type": "separator", "data": {}}]}]}}"#
        #expect(try text(of: page) == "home.json: ok, page p, 1 section, 1 widget")
    }

    @Test("An answer to an action is told by its folder")
    func response() throws {
        let answer = #"{"mutations": [{"kind": "remove_widget", "id": "a"}]}"#
        #expect(try text(of: answer, named: "x/actions/a.json") == "x/actions/a.json: ok, action response, 1 mutation")
        #expect(try text(of: answer, named: "x/a.json").contains("error no_page"))
    }

    @Test("What is no JSON has line, column, excerpt and caret")
    func noJSON() throws {
        #expect(
            try text(of: "{\n \"page\": nope\n}").hasPrefix("home.json:2:10: error invalid_json: ")
        )
        #expect(try text(of: "{\n \"page\": nope\n}").hasSuffix("\n  2 |  \"page\": nope\n    |          ^"))
    }

    @Test("Nothing of the page or the file name reaches the terminal as a control")
    func hostile() throws {
        let page = #"{"page": {"id": "\u001b[31m", "sections": [{"widgets": [{"type": "\u001b]0;x\u0007"}, 1]}]}}"#
        let text = try text(of: page, named: "a\u{1B}[2J.json")
        #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" })
    }
}
