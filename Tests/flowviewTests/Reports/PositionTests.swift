import FlowCore
import Testing

@testable import flowview

@Suite("Positions")
struct PositionTests {
    @Test("Lines and columns count characters, whatever precedes them", arguments: ["\r\n", "\n", "\r"])
    func positions(lineEnd: String) {
        let page =
            "\u{FEFF}{\"page\":\t{\"id\": \"日本👩‍👩‍👧\", \"x\": 1,\(lineEnd)"
            + "\t\"sections\": [{\"id\": \"e\u{301}\", \"widgets\": [\t{\"type\": \"hologram\", \"id\": \"x\"}]}]}}"
        let report = ReportFixture.report(on: page)
        let places = report.findings.map { "\($0.code) \($0.location.line):\($0.location.column)" }
        #expect(places == ["unknown-key 1:24", "unknownType 2:40"])
    }

    @Test("The caret stands below the character, in columns of the terminal")
    func caret() {
        let page = "\u{FEFF}{\"page\":\t{\"id\": \"日本\", \"x\": 1, \"sections\": []}}\r\n"
        #expect(
            TextReport(report: ReportFixture.report(on: page)).text.split(separator: "\n").prefix(3) == [
                "home.json:1:23: warning unknown-key: expected a key of the contract, found 'x'",
                "  1 | {\"page\":    {\"id\": \"日本\", \"x\": 1, \"sections\": []}}",
                "    |                            ^",
            ]
        )
    }
}
