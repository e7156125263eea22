import TestSupport
import Testing

/// A server whose answers would act on a terminal wherever they have text: reason, content type, body.
@Suite("A hostile server", .serialized)
struct HostileServerTests {
    @Test("What it answers is shown and never sent on, in reports and messages", arguments: ["text", "json"])
    func reports(format: String) async throws {
        try await SampleServer.run { server in
            for path in ["/hostile", "/hostile-head"] {
                let run = try Subprocess.run(
                    [FlowviewBinary.path, "check", "--format", format, server.address + path]
                )
                #expect(run.status == 3)
                #expect(run.output.count + run.errors.count > 60)
                #expect(TerminalLog.breaches(inPrinted: run.output) == [])
                #expect(TerminalLog.breaches(inPrinted: run.errors) == [])
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
