import Foundation
import TestSupport
import Testing

@Suite("Scripts from the command line")
struct ScriptTests {
    private func flowview(_ arguments: String...) throws -> Subprocess {
        try Subprocess.run([FlowviewBinary.path] + arguments, directory: PackageRoot.url.path)
    }

    @Test("A script of the samples is ok, one that expects too much fails and shows the screen, and JUnit is XML")
    func run() throws {
        let fine = try flowview("run", "Samples/home.flow", "Samples/home.json")
        #expect(fine.status == 0, "\(fine.output)")
        #expect(fine.output.hasPrefix("Samples/home.flow: ok, "))

        let folder = try TemporaryFolder()
        let script = try folder.write("# too much\nexpect text \"Free bread\"\n", to: "hope.flow")
        let failed = try flowview("run", script, "Samples/home.json")
        #expect(failed.status == 1)
        #expect(failed.output.contains("hope.flow:2: step 1 of 1 failed: expect text \"Free bread\""))
        #expect(failed.output.contains("  |  Juniper & Rye"))

        let report = try flowview("run", "--format", "junit", script, "Samples/home.flow", "Samples/home.json")
        #expect(report.status == 1)
        let parsed = try Subprocess.run(
            ["python3", "-c", "import sys, xml.etree.ElementTree as e; e.fromstring(sys.stdin.buffer.read())"],
            input: report.output
        )
        #expect(parsed.status == 0, "\(parsed.errors)")
    }

    @Test("The screen after some keys is what a person would see in a terminal of that size")
    func keys() async throws {
        let printed = try flowview("render", "Samples/faq.json", "--keys", "Tab Enter e", "--height", "24")
        #expect(printed.status == 0)
        try await TmuxSession.flowview("Samples/faq.json") { session in
            try await session.wait(for: "faq · ")
            try session.press("Tab", "Enter", "e")
            let rows = printed.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            try await session.wait(until: "the same screen") { screen in
                screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
                    == rows.map(String.init)
            }
        }
    }
}
