import FlowCore
import Testing

@testable import flowview

@Suite("JSONReport")
struct JSONReportTests {
    private func root(of reports: [SourceReport]) throws -> JSONNode {
        try JSONDocument(Array(JSONReport(reports: reports).text.utf8)).root
    }

    @Test("The shape is the promised one, member by member")
    func shape() throws {
        let page = #"{"page": {"id": "p", "sections": [{"widgets": [{"type": "hologram", "id": "odd"}]}]}}"#
        #expect(
            JSONReport(reports: [ReportFixture.report(on: page, named: "a.json")]).text == """
                {"sources":[{"source":"a.json","status":"problems","page":{"id":"p","sections":1,"widgets":1},\
                "client":{"version":"1.0.0","verdict":"shows","losses":[]},\
                "findings":[{"level":"error","code":"unknownType","type":"hologram","id":"odd",\
                "path":"page.sections.0.widgets.0","line":1,"column":48,\
                "message":"'hologram' is not registered; the widget cannot be shown"}]}],\
                "summary":{"errors":1,"warnings":0,"infos":0,"problems":1}}
                """
        )
    }

    @Test("A finding of a rule has its hint, and counts at its own level")
    func hint() throws {
        let root = try root(of: [ReportFixture.report(on: #"{"page": {}}"#)])
        let finding = try #require(
            root["sources"]?.elements.first { _ in true }?["findings"]?.elements.first { _ in true }
        )
        #expect(try finding["code"]?.string() == "page-id-missing")
        #expect(try finding["level"]?.string() == "warning")
        #expect(try finding["hint"]?.string() == "send the page's id")
        #expect(try root["summary"]?["warnings"]?.int() == 1)
        #expect(try root["summary"]?["errors"]?.int() == 0)
    }

    @Test("What only repeats another finding says so, and is no problem of its own")
    func echoes() throws {
        let root = try root(of: [ReportFixture.report(on: #"{"page": {"id": "p", "refresh": []}}"#)])
        let findings = root["sources"]?.elements.first { _ in true }?["findings"]?.elements.map { $0 } ?? []
        #expect(try findings.map { try $0["code"]?.string() } == ["droppedElement", "blanks-client"])
        #expect(try findings.map { try $0["echo_of"]?.string() } == [nil, "droppedElement"])
        #expect(try root["summary"]?["errors"]?.int() == 2)
        #expect(try root["summary"]?["problems"]?.int() == 1)
    }

    @Test("Sources keep their order and have one of four statuses")
    func statuses() throws {
        let missing = SourceReport(source: "gone", outcome: .notLoaded(LoadError(what: "w", where: "gone", why: "y")))
        let root = try root(of: [
            ReportFixture.report(on: #"{"page": {"id": "p"}}"#),
            ReportFixture.report(on: ReportFixture.flawed),
            ReportFixture.report(on: "{]"),
            missing,
        ])
        let sources = try #require(root["sources"])
        #expect(
            try sources.elements.map { try $0["status"]?.string() } == ["ok", "problems", "not_a_page", "not_loaded"]
        )
        let errors = sources.elements.map { $0["error"] }
        #expect(errors.map { $0 == nil } == [true, true, false, false])
        #expect(try errors[2]?["code"]?.string() == "invalid_json")
        #expect(try errors[2]?["column"]?.int() == 2)
        #expect(try errors[2]?["offset"]?.int() == 1)
        #expect(try errors[3]?["code"]?.string() == "not_loaded")
        // Three findings, and two sources that could not be looked at.
        #expect(try root["summary"]?["errors"]?.int() == 5)
    }

    @Test("Whatever could act in a terminal is escaped, and reads back as it was")
    func escapes() throws {
        let name = "a\u{1B}\u{7F}\u{9B}\u{202E}\u{200B}\u{E0041}\u{2028}\"\\\n\té"
        let text = JSONOutput.string(name).text
        #expect(text == #""a\u001b\u007f\u009b\u202e\u200b\udb40\udc41\u2028\"\\\n\té""#)
        #expect(try JSONDocument(Array(text.utf8)).root.string() == name)
    }
}
