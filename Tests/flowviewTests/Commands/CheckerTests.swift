import FlowCore
import TestSupport
import Testing

@testable import flowview

@Suite("Checker")
struct CheckerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func checker(_ reach: CheckReach) -> Checker {
        Checker(widgetDecoding: LintFixture.registry, reach: reach)
    }

    /// `file code path` of every finding, files without their folder.
    private func findings(_ file: String, _ reach: CheckReach, isListed: Bool = false) async -> [String] {
        let reports = await checker(reach).reports(on: .file("\(folder.path)/\(file)", isListed: isListed))
        return reports.flatMap { report in
            let name = report.source.dropFirst(folder.path.count + 1)
            return report.findings.map { "\(name) \($0.code) \($0.path)" }
                + (report.isLoaded ? [] : ["\(name) not_loaded"])
        }
    }

    private func page(_ ids: [String], section: String, _ pagination: String = #"{"has_more": false}"#) -> String {
        let widgets = ids.map { #"{"type": "separator", "id": "\#($0)", "data": {}}"# }.joined(separator: ",")
        return #"""
            {"page": {"id": "feed", "sections": [{"id": "\#(section)", "widgets": [\#(widgets)]}],
              "pagination": \#(pagination)}}
            """#
    }

    @Test("Next pages are checked with what earlier pages hold, as many as asked for")
    func nextPages() async throws {
        let more = #"{"has_more": true, "postback": "#
        try folder.write(page(["a"], section: "one", more + "1}"), to: "feed.json")
        try folder.write(page(["b", "a"], section: "one", more + "2}"), to: "feed.page2.json")
        try folder.write(page(["c"], section: "three", more + "1}"), to: "feed.page3.json")
        try folder.write(page(["d"], section: "four"), to: "feed.page4.json")
        #expect(await findings("feed.json", CheckReach()) == [])
        let second = [
            "feed.page2.json duplicate-section-id page.sections.0",
            "feed.page2.json cross-page-id page.sections.0.widgets.1",
        ]
        #expect(await findings("feed.json", CheckReach(nextPages: 1)) == second)
        let loop = "feed.page3.json pagination-loop page.pagination.postback"
        #expect(await findings("feed.json", CheckReach(nextPages: 9)) == second + [loop])
    }

    @Test("A next page that brings nothing new, or is not there, is told")
    func nothingNew() async throws {
        let more = #"{"has_more": true, "postback": "#
        try folder.write(page(["a"], section: "one", more + "1}"), to: "feed.json")
        try folder.write(page(["a"], section: "two", more + "2}"), to: "feed.page2.json")
        #expect(
            await findings("feed.json", CheckReach(nextPages: 2)) == [
                "feed.page2.json pagination-loop page",
                "feed.page2.json cross-page-id page.sections.0.widgets.0", "feed.page3.json not_loaded",
            ]
        )
    }

    @Test("Answers are checked against the pages that ask for them, and pages against their answers")
    func answers() async throws {
        let action = #""actions": {"tap": {"type": "api", "endpoint": "bag"}}"#
        let widgets = #"""
            {"type": "title_block", "id": "offer", "data": {"title": "Offer"}, \#(action)},
            {"type": "title_block", "data": {"title": "Total"}}
            """#
        try folder.write(
            #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#,
            to: "p.json"
        )
        let derived = "title_block@page.sections.0.widgets.1"
        try folder.write(
            #"""
            {"mutations": [
              {"kind": "replace_widget", "id": "offer", "widget": {"type": "separator", "id": "offer", "data": {}}},
              {"kind": "remove_widget", "id": "\#(derived)"}, {"kind": "remove_widget", "id": "offfer"}]}
            """#,
            to: "actions/bag.json"
        )
        let reach = CheckReach(includesAnswers: true)
        let page = ["p.json interactive-without-id page.sections.0.widgets.1"]
        let answer = [
            "actions/bag.json replace-changes-type mutations.0.widget.type",
            "actions/bag.json api-target-missing mutations.2.id",
        ]
        #expect(await findings("p.json", reach) == page + answer)
        #expect(await findings("p.json", reach, isListed: true) == page)
        #expect(await findings("actions/bag.json", reach, isListed: true) == answer)
        #expect(await findings("p.json", CheckReach()) == [])
        #expect(await findings("actions/bag.json", CheckReach()) == [])
    }

    @Test("An answer to an endpoint with a path is one, and a page is none wherever it lies")
    func nestedAnswers() async throws {
        let action = #""actions": {"tap": {"type": "api", "endpoint": "cart/update"}}"#
        let widget = #"{"type": "title_block", "id": "offer", "data": {"title": "Offer"}, \#(action)}"#
        try folder.write(#"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widget)]}]}}"#, to: "p.json")
        try folder.write(#"{"mutations": [{"kind": "remove_widget", "id": "ofer"}]}"#, to: "actions/cart/update.json")
        try folder.write(page(["a", ""], section: "one"), to: "actions/pages/home.json")
        let missing = "actions/cart/update.json api-target-missing mutations.0.id"
        #expect(await findings("p.json", CheckReach(includesAnswers: true)) == [missing])
        #expect(await findings("actions/cart/update.json", CheckReach(includesAnswers: true)) == [missing])
        #expect(await findings("actions/cart/update.json", CheckReach()) == [])
        let home = "actions/pages/home.json blank-id page.sections.0.widgets.1.id"
        #expect(await findings("actions/pages/home.json", CheckReach()) == [home])
        let index = try IndexPage(ofFolder: folder.path, widgetDecoding: LintFixture.registry)
        #expect(index.names == ["p.json"])
    }

    @Test(
        "What looks like an answer where no answers lie is told where they do",
        arguments: [#"{"mutations": []}"#, #"{"toast": {"message": "Saved"}}"#]
    )
    func misplacedAnswer(text: String) throws {
        let report = checker(CheckReach()).report(on: Array(text.utf8), named: "bag.json")
        guard case .notAPage(let error) = report.outcome else {
            Issue.record("expected no page")
            return
        }
        #expect(
            error.message == "missing key 'page' at (root); this is an action response; "
                + "to have it checked as one, put it in a folder named 'actions'"
        )
    }

    @Test("Two loads of one file agree")
    func twice() async throws {
        try folder.write(page(["a", "b"], section: "one"), to: "p.json")
        #expect(await findings("p.json", CheckReach(loadsTwice: true)) == [])
    }

    @Test("Of a folder the later pages are left to the page they follow")
    func listing() throws {
        for name in ["feed.json", "feed.page2.json"] { try folder.write("{}", to: name) }
        let all = CheckTarget.all(of: folder.path, follows: false)
        #expect(all.count == 2)
        #expect(CheckTarget.all(of: folder.path, follows: true) == [all[0]])
    }
}

extension SourceReport {
    fileprivate var isLoaded: Bool {
        if case .notLoaded = outcome { false } else { true }
    }
}
