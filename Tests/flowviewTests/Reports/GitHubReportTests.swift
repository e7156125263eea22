import FlowCore
import Testing

@testable import flowview

@Suite("GitHubReport")
struct GitHubReportTests {
    private func lines(of page: String, named source: String = "home.json") -> [String] {
        GitHubReport(report: ReportFixture.report(on: page, named: source)).lines
    }

    @Test("Every finding is a command with its place, and its hint on a line of its own")
    func findings() {
        let page = #"{"page": {"sections": [{"widgets": [{"type": "separator", "id": ""}]}]}}"#
        #expect(
            lines(of: page) == [
                "::warning file=home.json,line=1,col=10,title=page-id-missing::"
                    + "expected an id, found none on the page%0Aat page; send the page's id",
                "::error file=home.json,line=1,col=37,title=malformedPayload::separator: missing key 'data'; "
                    + "send \"data\": {} if it is empty; the widget cannot be shown%0Aat page.sections.0.widgets.0",
                "::warning file=home.json,line=1,col=65,title=blank-id::separator: expected an id, found ''%0A"
                    + "at page.sections.0.widgets.0.id; send a name without blanks around it, or leave the id out",
            ]
        )
    }

    @Test("What the rules and the client make of the same fault stands with it, in every format")
    func echoes() throws {
        let page = #"{"page": {"id": "p", "refresh": 1}}"#
        let lines = lines(of: page)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("%0Ablanks-client: expected what client 1.0.0 can read") == true)
        let report = ReportFixture.report(on: page, named: "home.json")
        let junit = JUnitReport(reports: [report]).text
        #expect(junit.contains(#"tests="1" failures="1""#) && junit.contains("= blanks-client: "))
        let results = SARIFResults(of: report).all
        #expect(results.map(\.code) == ["droppedElement"])
        #expect(results.first?.message.contains("\nblanks-client: ") == true)
    }

    @Test("A source that is no page, or not there, is one error")
    func failures() {
        #expect(
            lines(of: "{]") == [
                "::error file=home.json,line=1,col=2,title=invalid_json::expected a member name in double quotes, found ']'"
            ]
        )
        let error = LoadError(what: "cannot read", where: "a,b.json", why: "no such file or directory")
        #expect(
            GitHubReport(report: SourceReport(source: "a,b.json", outcome: .notLoaded(error))).lines == [
                "::error file=a%2Cb.json,title=not_loaded::cannot read: a,b.json: no such file or directory"
            ]
        )
    }

    @Test("What has a meaning in a command is escaped, in properties more than in the message")
    func escapes() {
        #expect(GitHubReport.data("100%\r\n::error::x") == "100%25%0D%0A::error::x")
        #expect(GitHubReport.property("a%3A:b,c\nd") == "a%253A%3Ab%2Cc d")
    }

    @Test("No text of a page begins a command of its own")
    func injection() {
        let page = #"{"page": {"id": "p", "sections": [{"widgets": [{"type": "x\n::error::y\r::stop"}]}]}}"#
        let lines = lines(of: page, named: "a\n::debug::b.json")
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=a %3A%3Adebug%3A%3Ab.json,") && !$0.contains("\n") })
    }
}
