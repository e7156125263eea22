import TestSupport
import Testing

@Suite("What is settled before the command line", .serialized)
struct SettingsTests {
    @Test("Keys and options of the file hold, and FLOWVIEW_OPTS wins over it")
    func settings() async throws {
        let folder = try TemporaryFolder()
        let file = #"{"plain": true, "browse": {"policy": "skip"}, "keys": {"bottom": ["x"], "top": ["z"]}}"#
        try folder.write(file, to: "flowview/config.json")
        try await TmuxSession.flowview(
            "Samples/home.json",
            environment: ["XDG_CONFIG_HOME": folder.path, "FLOWVIEW_OPTS": "--plain=false --color never"]
        ) { session in
            try await session.wait(for: "Fresh this morning")
            try session.press("x")
            try await session.wait(for: "Do you deliver?")
            try session.press("z")
            try await session.wait(for: "Rye week")
            #expect(try !session.styledScreen().contains("\u{1B}[38;"))
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("A file that cannot be used is told of before the screen is taken")
    func refused() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{\n  \"appearance\": \"black\"}", to: "flowview/config.json")
        let environment = Subprocess.quietEnvironment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 }
        let command = [FlowviewBinary.path, PackageRoot.path("Samples/home.json")]
        let run = try Subprocess.run(command, environment: environment)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("flowview: cannot use the configuration: \(path):2:17: 'appearance' is auto or "))
    }
}
