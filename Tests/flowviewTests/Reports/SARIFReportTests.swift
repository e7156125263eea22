import FlowCore
import Foundation
import TestSupport
import Testing

@testable import flowview

@Suite("SARIFReport")
struct SARIFReportTests {
    @Test("A run has the tool, the rules that occur, and a result for each finding")
    func shape() {
        let report = ReportFixture.report(
            on: #"{"page": {"id": "p", "sections": [{"id": "", "widgets": []}]}}"#,
            named: "a b/é:1.json"
        )
        #expect(
            SARIFReport(reports: [report]).text == """
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{\
                "tool":{"driver":{"name":"flowview","version":"0.1.0","rules":[\
                {"id":"blank-id","shortDescription":{"text":"An id is empty, blank, or has blanks around it."},\
                "fullDescription":{"text":"An id is empty, blank, or has blanks around it. It is taken as it is, \
                so ' a' and 'a' are two things, and two empty ids collide."},\
                "help":{"text":"send a name without blanks around it, or leave the id out"},\
                "defaultConfiguration":{"level":"warning"}},\
                {"id":"empty-container","shortDescription":{"text":"A section, a bar, a button_row, a tag_rail or an \
                accordion has nothing in it."},\
                "fullDescription":{"text":"A section, a bar, a button_row, a tag_rail or an accordion has nothing in \
                it. It takes up room, or opens on nothing."},\
                "help":{"text":"leave the container out while it has nothing to show"},\
                "defaultConfiguration":{"level":"warning"}}]}},\
                "columnKind":"unicodeCodePoints","newlineSequences":["\\u000d\\n","\\n","\\u000d"],"results":[\
                {"ruleId":"empty-container","ruleIndex":1,"level":"warning",\
                "message":{"text":"expected something in 'widgets', found nothing; \
                leave the container out while it has nothing to show"},\
                "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a%20b/%C3%A9%3A1.json"},\
                "region":{"startLine":1,"startColumn":35}},\
                "logicalLocations":[{"fullyQualifiedName":"page.sections.0"}]}]},\
                {"ruleId":"blank-id","ruleIndex":0,"level":"warning",\
                "message":{"text":"expected an id, found ''; send a name without blanks around it, \
                or leave the id out"},\
                "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a%20b/%C3%A9%3A1.json"},\
                "region":{"startLine":1,"startColumn":42}},\
                "logicalLocations":[{"fullyQualifiedName":"page.sections.0.id"}]}]}]}]}
                """
        )
    }

    @Test("Columns count code points, from the start of the line and without a byte order mark")
    func columns() {
        let text = "\u{FEFF}e\u{301}👩‍👩‍👧x\r\n\té日x\rx"
        let bytes = Array(text.utf8)
        var columns = CodePointColumns(in: bytes)
        let found = bytes.indices.filter { bytes[$0] == UInt8(ascii: "x") }.map { offset in
            columns.column(of: SourceLocation(line: 0, column: 0, offset: offset))
        }
        #expect(found == [8, 4, 1])
        #expect(columns.column(of: SourceLocation(line: 0, column: 0, offset: 4)) == 2)
    }

    @Test(
        "A source is named by a URI",
        arguments: [
            ("pages/home.json", "pages/home.json"), ("/tmp/a b.json", "file:///tmp/a%20b.json"), ("-", "stdin"),
            ("100%.json", "100%25.json"), ("https://e.test/a?b=c d#ü", "https://e.test/a?b=c%20d#%C3%BC"),
        ]
    )
    func addresses(source: String, uri: String) {
        #expect(SARIFAddress.uri(of: source) == uri)
    }

    @Test("The report conforms to the schema of version 2.1.0", .enabled(if: SARIFSchema.isInstalled))
    func schema() throws {
        let missing = LoadError(what: "cannot read", where: "gone.json", why: "no such file")
        let report = SARIFReport(reports: [
            HostileText.report,
            ReportFixture.report(on: #"{"page": {"id": "p"}}"#),
            ReportFixture.report(on: "{]", named: "-"),
            SourceReport(source: "https://e.test/gone", outcome: .notLoaded(missing)),
        ])
        let file = try TemporaryFile()
        try Data(report.text.utf8).write(to: file.url)
        let run = try Subprocess.run([SARIFSchema.validator, "--schemafile", SARIFSchema.path, file.url.path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}

/// What `.ci/deps` brings from PyPI, where that can be reached.
private enum SARIFSchema {
    static let validator = PackageRoot.path(".build/python/bin/check-jsonschema")
    static let path = PackageRoot.path(".build/python/sarif-2.1.0.json")

    static var isInstalled: Bool {
        [validator, path].allSatisfy(FileManager.default.fileExists(atPath:))
    }
}
