import Foundation
import TestSupport
import Testing

@testable import flowview

@Suite("Flowview")
struct FlowviewTests {
    private func run(_ arguments: String...) async -> (status: Int32, output: String, errors: String) {
        let console = TestConsole()
        let status = await Flowview(console: console.console).run(arguments)
        return (status.code, console.output, console.errors)
    }

    @Test("The samples are healthy, the page of problems aside, whose flaws are all listed")
    func samples() async {
        let run = await run("check", PackageRoot.path("Samples"))
        #expect(run.status == 1)
        #expect(run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
        let flaws = lines.filter { $0.contains(": error ") }
        #expect(flaws.count == 25)
        #expect(flaws.allSatisfy { $0.contains("/problems.json:") })
        let warnings = lines.filter { $0.contains(": warning ") }
        #expect(warnings.count == 2)
        #expect(warnings.allSatisfy { $0.contains("/problems.json:") })
        #expect(lines.count == flaws.count + warnings.count + SampleGallery.files.count)
    }

    @Test(
        "The exit status tells what kind of trouble there is",
        arguments: [
            (["check", "fine.json"], 0),
            (["check", "flawed.json"], 1),
            (["check", "flawed.json", "broken.json", "fine.json"], 2),
            (["check", "broken.json", "gone.json"], 3),
            (["check", "."], 2),
            (["check"], 64),
            (["check", "doubtful.json"], 0),
            (["check", "doubtful.json", "--fail-on", "warning"], 1),
            (["check", "flawed.json", "--fail-on=never"], 0),
            (["check", "flawed.json", "--level", "everything"], 64),
            (["diff", "fine.json", "fine.json"], 0),
            (["diff", "fine.json", "flawed.json"], 1),
            (["diff", "fine.json", "broken.json"], 2),
            (["diff", "broken.json", "gone.json"], 3),
            (["diff", "fine.json"], 64),
            (["explain"], 0),
            (["explain", "blank-id"], 0),
            (["explain", "blank"], 64),
            (["tree", "fine.json"], 0),
            (["tree", "flawed.json"], 0),
            (["tree", "broken.json"], 2),
            (["tree", "gone.json"], 3),
            (["tree", "."], 3),
            (["--version"], 0),
            (["--help"], 0),
            (["--nonsense"], 64),
        ] as [([String], Int32)]
    )
    func statuses(arguments: [String], expected: Int32) async throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"page": {"id": "p", "sections": []}}"#, to: "fine.json")
        try folder.write(ReportFixture.flawed, to: "flawed.json")
        try folder.write(#"{"page": {"sections": []}}"#, to: "doubtful.json")
        try folder.write("<html>", to: "broken.json")
        let located = arguments.map { $0 == "." || $0.hasSuffix(".json") ? "\(folder.path)/\($0)" : $0 }
        let console = TestConsole()
        #expect(await Flowview(console: console.console).run(located).code == expected)
    }

    @Test("Output that does not arrive is not taken for success", arguments: [ENOSPC, EIO])
    func unwritten(code: Int32) async {
        let console = TestConsole(outputFailure: code)
        let status = await Flowview(console: console.console).run(["explain"])
        #expect(status.code == 64)
        #expect(console.errors == "flowview: cannot write: standard output: \(SystemReason.text(of: code))\n")
    }

    @Test("A reader who leaves ends a command as the signal would, without a word")
    func unread() async {
        let console = TestConsole(outputFailure: EPIPE)
        #expect(await Flowview(console: console.console).run(["explain"]).code == 141)
        #expect(console.errors.isEmpty)
    }

    @Test("What could not be loaded is said on the error stream: what, where, why")
    func notLoaded() async {
        let run = await run("check", "/nowhere/home.json")
        #expect(run.output.isEmpty)
        #expect(run.errors == "flowview: cannot read: /nowhere/home.json: no such file or directory\n")
    }

    @Test("A report for machines goes to the output whatever happened")
    func machineReport() async {
        let run = await run("check", "--format", "json", "/nowhere/home.json")
        #expect(run.status == 3)
        #expect(run.output.contains(#""status":"not_loaded""#))
        #expect(run.errors.isEmpty)
    }

    @Test("Reports go to files beside the one that is shown, and one that cannot be written is said")
    func files() async throws {
        let folder = try TemporaryFolder()
        let page = try folder.write(#"{"page": {"id": "p"}}"#, to: "p.json")
        let (json, gone) = ("\(folder.path)/r.json", "\(folder.path)/no/r.xml")
        let run = await run("check", page, "--format", "json=\(json)", "--format", "junit=\(gone)")
        #expect(run.status == 64)
        #expect(run.output == "\(page): ok, page p, 0 sections, 0 widgets\n")
        #expect(run.errors == "flowview: cannot write: \(gone): no such file or directory\n")
        let written = try String(contentsOfFile: json, encoding: .utf8)
        #expect(written.hasPrefix(#"{"sources":[{"source":""#))
        #expect(written.hasSuffix("\n"))
    }

    @Test("Quiet means no report on the output, while files and the error stream have theirs")
    func quiet() async throws {
        let folder = try TemporaryFolder()
        let run = await run("check", "--quiet", "--format", "json=\(folder.path)/r.json", "/nowhere/a.json")
        #expect(run.status == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors == "flowview: cannot read: /nowhere/a.json: no such file or directory\n")
        #expect(try String(contentsOfFile: "\(folder.path)/r.json", encoding: .utf8).contains("not_loaded"))
    }

    @Test("A page that is none is shown with the place on the error stream")
    func notAPage() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("{\"page\": [],}", to: "x.json")
        let run = await run("tree", file)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("\(file):1:12: "))
        #expect(run.errors.hasSuffix("  1 | {\"page\": [],}\n    |            ^\n"))
    }

    @Test("A misspelled command line is answered with a hint")
    func usage() async {
        let run = await run("check", "--fromat", "json", "x")
        #expect(run.errors == "flowview: unknown option --fromat, did you mean --format?; try flowview check --help\n")
    }
}
