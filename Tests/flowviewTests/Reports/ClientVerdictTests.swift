import FlowCore
import Testing

@testable import flowview

@Suite("ClientVerdict")
struct ClientVerdictTests {
    private static let text = #"{"type": "title_block", "data": {"title": "x"}"#

    private func report(_ members: String, client: CheckStandard.Client = .shipped) -> SourceReport {
        ReportFixture.report(
            on: #"{"page": {"id": "p", \#(members)}}"#,
            standard: CheckStandard(client: client)
        )
    }

    @Test("A healthy page is shown")
    func shown() {
        let report = report(#""sections": [{"widgets": [\#(Self.text)}]}]"#)
        #expect(report.client?.word == "shows")
        #expect(report.client?.sentence == nil)
    }

    @Test("A page it blanks is told once, with the place of the first fault")
    func blanked() throws {
        let report = report(#""refresh": {}, "pagination": {}, "sections": [{"widgets": [\#(Self.text)}]}]"#)
        let verdict = try #require(report.client)
        #expect(verdict.word == "blanks")
        #expect(verdict.sentence == "client 1.0.0 blanks this page")
        #expect(verdict.losses.map(\.path) == ["page"])
        #expect(verdict.losses.map(\.location.column) == [33])
        #expect(report.findings.first?.message.hasSuffix("; client 1.0.0 blanks this page") == true)
        #expect(TextReport(report: report).text.hasSuffix("; client 1.0.0 blanks this page"))
    }

    @Test("Widgets and sections it drops are named and counted")
    func dropped() throws {
        let widgets = #"\#(Self.text), "layout": {"width": "x", "margin": 3}}, \#(Self.text), "actions": {"tap": {}}}"#
        let report = report(
            #""sections": [{"header": {"data": 1}, "widgets": [\#(Self.text)}]}, {"widgets": [\#(widgets)]}]"#
        )
        let verdict = try #require(report.client)
        #expect(verdict.word == "drops")
        #expect(verdict.sentence == "client 1.0.0 drops 1 section and 2 widgets")
        #expect(
            verdict.losses.map(\.path) == [
                "page.sections.0", "page.sections.1.widgets.0", "page.sections.1.widgets.1",
            ]
        )
        let messages = report.findings.filter { $0.code == "drops-client" }.map(\.message)
        #expect(messages.first?.hasSuffix("; client 1.0.0 drops this section, page.sections.0") == true)
        #expect(messages.last?.hasSuffix("; client 1.0.0 drops this widget, page.sections.1.widgets.1") == true)
    }

    @Test("An answer to an action is lost with its toast")
    func answer() {
        let report = ReportFixture.report(on: #"{"mutations": [], "toast": {}}"#, named: "actions/a.json")
        #expect(report.client?.sentence == "client 1.0.0 loses this answer")
    }

    @Test("Without a client there is no verdict, and no finding about it")
    func none() {
        let report = report(#""refresh": {}, "sections": [{"widgets": [\#(Self.text)}]}]"#, client: .none)
        #expect(report.client == nil)
        #expect(report.findings == [])
        #expect(report.exitStatus == .fine)
    }
}
