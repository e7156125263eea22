import TestSupport
import Testing

/// A server whose answers would act on a terminal wherever they have text: reason, content type, body.
@Suite("A hostile server", .serialized)
struct HostileServerTests {
    @Test(
        "The formats of reports are known",
        arguments: [("check", 5), ("tree", 2), ("diff", 2), ("run", 2), ("render", 1)]
    )
    func formats(command: String, least: Int) throws {
        #expect(try ReportFormats.of(command).count >= least)
    }

    @Test(
        "What it answers is shown and never sent on, in reports and messages",
        arguments: ["check", "tree", "diff", "render", "run"]
    )
    func reports(command: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("expect no problems\n", to: "script.flow")
        let page = PackageRoot.path("Samples/faq.json")
        let operands = ["diff": [page], "run": ["script.flow"]][command] ?? []
        try await SampleServer.run { server in
            for path in ["/hostile", "/hostile-head", "/hostile-type"] {
                for format in try ReportFormats.of(command) {
                    let words =
                        [command] + (format.map { ["--format", $0] } ?? []) + operands + [server.address + path]
                    let run = try Subprocess.run([FlowviewBinary.path] + words, directory: folder.path)
                    #expect([2, 3].contains(run.status), "\(words)")
                    #expect(run.output.count + run.errors.count > 60)
                    #expect(TerminalLog.breaches(inPrinted: run.output) == [], "\(words)")
                    #expect(TerminalLog.breaches(inPrinted: run.errors) == [], "\(words)")
                }
            }
        }
    }

    @Test("On the screen every sequence is ours", arguments: ["/hostile", "/hostile-head"])
    func screen(path: String) async throws {
        try await SampleServer.run { server in
            try await PtySession.run([FlowviewBinary.path, server.address + path]) { session in
                try await session.wait(for: "could not be loaded")
                session.send("q")
                #expect(try await session.waitForExit().status == 0)
                #expect(session.text.contains("500"))
                #expect(TerminalLog(session.output).breaches == [])
            }
        }
    }
}
