import FlowCore

/// A report for CI servers that show tests: a suite for the source, a test case for each script.
struct ScriptJUnitReport {
    /// As named on the command line.
    let source: String
    let results: [ScriptResult]

    var text: String {
        let suite = XMLElement("testsuite", totals(of: NamedAddress.shown(source)), content: results.map(element))
        let root = XMLElement("testsuites", totals(of: "flowview run"), content: [suite])
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + root.lines()).joined(separator: "\n")
    }

    private func totals(of name: String) -> KeyValuePairs<String, String?> {
        ["name": name, "tests": "\(results.count)", "failures": "\(results.count { !$0.passes })", "errors": "0"]
    }

    private func element(_ result: ScriptResult) -> XMLElement {
        var line: Int?
        var content: [XMLElement] = []
        let details = result.lines.joined(separator: "\n")
        switch result.outcome {
        case .failed(let failure, let place, _, _):
            line = place.number
            let message = "expected \(failure.expected), found \(failure.found)"
            content = [XMLElement("failure", ["type": "expectation", "message": message], text: details)]
        case .passed where !result.passes:
            content = [
                XMLElement("failure", ["type": "recorded", "message": "snapshots were recorded"], text: details)
            ]
        case .passed: break
        }
        return XMLElement(
            "testcase",
            [
                "classname": NamedAddress.shown(source), "name": result.script, "file": result.script,
                "line": line.map { "\($0)" },
            ],
            content: content
        )
    }
}
