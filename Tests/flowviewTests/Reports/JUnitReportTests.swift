import FlowCore
import TestSupport
import Testing

@testable import flowview

@Suite("JUnitReport")
struct JUnitReportTests {
    @Test("A suite for each source, a test for each finding, failed where it makes the check fail")
    func shape() {
        let missing = LoadError(what: "cannot read", where: "gone.json", why: "no such file")
        let reports = [
            ReportFixture.report(on: #"{"page": {"id": "p"}}"#, named: "fine.json"),
            ReportFixture.report(
                on: #"{"page": {"sections": [{"id": "s", "widgets": [{"type": "separator", "id": "a<b"}]}]}}"#
            ),
            ReportFixture.report(on: "{]", named: "cut.json"),
            SourceReport(source: "gone.json", outcome: .notLoaded(missing)),
        ]
        #expect(
            JUnitReport(reports: reports).text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="flowview check" tests="5" failures="1" errors="2">
                  <testsuite name="fine.json" tests="1" failures="0" errors="0">
                    <testcase classname="fine.json" name="has no findings" file="fine.json"/>
                  </testsuite>
                  <testsuite name="home.json" tests="2" failures="1" errors="0">
                    <testcase classname="home.json" name="page-id-missing at page" file="home.json" line="1">
                      <system-out>home.json:1:10: warning page-id-missing: expected an id, found none on the page
                  1 | {&quot;page&quot;: {&quot;sections&quot;: [{&quot;id&quot;: &quot;s&quot;, &quot;widgets&quot;: \
                [{&quot;type&quot;: &quot;separator&quot;, &quot;id&quot;: &quot;a&lt;b&quot;}]}]}}
                    |          ^
                    = at page; send the page's id</system-out>
                    </testcase>
                    <testcase classname="home.json" name="malformedPayload at page.sections.0.widgets.0" \
                file="home.json" line="1">
                      <failure type="malformedPayload" message="missing key 'data'; \
                send &quot;data&quot;: {} if it is empty; the widget cannot be shown">\
                home.json:1:48: error malformedPayload separator: missing key 'data'; \
                send &quot;data&quot;: {} if it is empty; the widget cannot be shown
                  1 | {&quot;page&quot;: {&quot;sections&quot;: [{&quot;id&quot;: &quot;s&quot;, &quot;widgets&quot;: \
                [{&quot;type&quot;: &quot;separator&quot;, &quot;id&quot;: &quot;a&lt;b&quot;}]}]}}
                    |                                                ^
                    = at page.sections.0.widgets.0</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="cut.json" tests="1" failures="0" errors="1">
                    <testcase classname="cut.json" name="is a page" file="cut.json" line="1">
                      <error type="invalid_json" message="expected a member name in double quotes, found ']'">\
                cut.json:1:2: error invalid_json: expected a member name in double quotes, found ']'
                  1 | {]
                    |  ^</error>
                    </testcase>
                  </testsuite>
                  <testsuite name="gone.json" tests="1" failures="0" errors="1">
                    <testcase classname="gone.json" name="is loaded" file="gone.json">
                      <error type="not_loaded" message="cannot read: gone.json: no such file"/>
                    </testcase>
                  </testsuite>
                </testsuites>
                """
        )
    }

    @Test("Markup, quotes, a CDATA end and what XML cannot hold come out as text")
    func escapes() {
        #expect(
            XMLElement.escaped("<a b=\"c\" d='e'> & ]]> \u{0}\u{1B}[m \u{FFFE}\u{FFFF} \u{202E} \u{200B}é\n")
                == "&lt;a b=&quot;c&quot; d='e'&gt; &amp; ]]&gt; ^@^[[m \u{FFFD}\u{FFFD} &lt;202e&gt; é "
        )
    }

    @Test(
        "A parser of XML takes the report on a page whose texts hold all of these",
        .enabled(if: try XMLLint.isInstalled)
    )
    func wellFormed() throws {
        let report = JUnitReport(reports: [HostileText.report]).text
        #expect(report.contains("]]&gt;"))
        let run = try Subprocess.run(["xmllint", "--noout", "-"], input: report)
        #expect(run.status == 0, "\(run.errors)")
    }
}

private enum XMLLint {
    static var isInstalled: Bool {
        get throws { try Subprocess.run(["xmllint", "--version"]).status == 0 }
    }
}
