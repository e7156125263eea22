import Testing

/// A page with a kind of mistake that people make, and where each finding on it has to be.
struct FaultCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let page: String
    /// `level code path line:column` in the order of the report.
    let findings: [String]

    init(_ name: String, page: String, _ findings: [String]) {
        testDescription = name
        self.page = page
        self.findings = findings
    }

    /// The widgets of a page's only section, from the second line on; paths start with the number of the widget.
    init(_ name: String, widgets: String, _ findings: [String]) {
        testDescription = name
        page = #"{"page": {"id": "home", "sections": [{"id": "all", "widgets": [\#n\#(widgets)\#n]}]}}"#
        self.findings = findings.map { finding in
            let words = finding.split(separator: " ")
            return "\(words[0]) \(words[1]) page.sections.0.widgets.\(words[2]) \(words[3])"
        }
    }

    static let all = pages + structure + content
}

extension FaultCase {
    private static let pages = [
        FaultCase(
            "Sections that share an id",
            page: #"""
                {"page": {"id": "home", "sections": [
                  {"id": "all", "widgets": [{"type": "separator", "data": {}}]},
                  {"id": "all", "widgets": [{"type": "separator", "data": {}}]}]}}
                """#,
            [
                "warning duplicate-section-id page.sections.1 3:3"
            ]
        ),
        FaultCase(
            "A section that says its widgets are an object",
            page: #"""
                {"page": {"id": "home", "sections": [{"id": "all",
                  "widgets": {"type": "separator"}}]}}
                """#,
            [
                "error droppedElement page.sections.0.widgets 2:14",
                "error drops-client page.sections.0.widgets 2:14",
            ]
        ),
        FaultCase(
            "A page without an id that promises more and has no cursor",
            page: #"""
                {"page": {"sections": [{"id": "all", "widgets": [{"type": "separator", "data": {}}]}],
                 "pagination": {"has_more": true, "postback": null}}}
                """#,
            [
                "warning page-id-missing page 1:10",
                "warning has-more-without-postback page.pagination 2:16",
            ]
        ),
        FaultCase(
            "A refresh that says nothing, and a bar that says it in words",
            page: #"""
                {"page": {"id": "home", "refresh": {},
                 "footer": {"sticky": "no", "widgets": [{"type": "separator", "data": {}}]}}}
                """#,
            [
                "error blanks-client page.refresh 1:36",
                "error refresh-incomplete page.refresh 1:36",
                "error droppedElement page.footer.sticky 2:23",
                "error blanks-client page.footer.sticky 2:23",
            ]
        ),
        FaultCase(
            "Columns of every kind",
            page: #"""
                {"page": {"id": "home", "sections": [
                 {"layout": {"arrangement": "grid", "columns": 0}, "widgets": [{"type": "separator", "data": {}}]},
                 {"layout": {"arrangement": "grid", "columns": 400}, "widgets": [{"type": "separator", "data": {}}]},
                 {"header": {"data": {}}, "widgets": [{"type": "separator", "data": {}}]}]}}
                """#,
            [
                "warning columns-range page.sections.0.layout.columns 2:48",
                "warning columns-range page.sections.1.layout.columns 3:48",
                "error droppedElement page.sections.2.header 4:13",
                "error drops-client page.sections.2.header 4:13",
            ]
        ),
    ]
}
