import TestSupport
import Testing

@Suite("Sources and streams", .serialized)
struct SourcesTests {
    @Test("JSON comes through standard input while the keys come from the terminal")
    func standardInput() async throws {
        let script = #"cat Samples/faq.json | "$1" -; echo "status=$?"; sleep 60"#
        try await TmuxSession.run(
            ["sh", "-c", script, "sh", FlowviewBinary.path],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "▸ Do you deliver?")
            try await session.focus("Do you deliver?")
            try session.press("Enter")
            try await session.wait(for: "By bicycle")
            try session.press("q")
            try await session.wait(for: "status=0")
        }
    }

    @Test("Without a terminal behind the output the page is printed, control characters shown and not sent")
    func printed() throws {
        let run = try Subprocess.run([FlowviewBinary.path, "Samples/problems.json"], directory: PackageRoot.url.path)
        #expect(run.status == 0)
        #expect(run.output.contains("The end of the problems"))
        #expect(run.output.contains("^[[31mnot red"))
        let sent = run.output.unicodeScalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
        #expect(sent.isEmpty)
    }

    @Test("Printed and browsed, borders are straight whatever the text is")
    func borders() throws {
        let run = try Subprocess.run(
            [FlowviewBinary.path, "render", "--width", "60", "Samples/text.json"],
            directory: PackageRoot.url.path
        )
        let framed = run.output.split(separator: "\n").filter { $0.contains("│") }
        #expect(framed.count > 10)
        #expect(framed.allSatisfy { $0.hasSuffix("│") })
    }

    @Test("A plain locale gets plain characters", arguments: ["C", "POSIX"])
    func ascii(locale: String) throws {
        var environment = Subprocess.quietEnvironment
        environment["LC_ALL"] = locale
        let run = try Subprocess.run(
            [FlowviewBinary.path, "render", "Samples/home.json"],
            environment: environment,
            directory: PackageRoot.url.path
        )
        #expect(run.output.contains("Juniper & Rye"))
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(
        "A dumb terminal gets the page printed, a type that is none of this system's a usable screen all the same",
        arguments: [("dumb", false), ("no-such-terminal", true)]
    )
    func terminals(type: String, opensScreen: Bool) async throws {
        let script = #""$1" Samples/faq.json; echo "status=$?"; sleep 60"#
        try await TmuxSession.run(
            ["sh", "-c", script, "sh", FlowviewBinary.path],
            size: (80, 40),
            environment: ["TERM": type],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "▸ Do you deliver?")
            #expect(try session.state().isAlternateScreen == opensScreen)
            if opensScreen { try session.press("q") }
            try await session.wait(for: "status=0")
        }
    }

    @Test(
        "Exit statuses reach the shell",
        arguments: [
            (["check", "Samples/home.json"], 0),
            (["check", "Samples"], 1),
            (["check", "Makefile"], 2),
            (["check", "gone.json"], 3),
            (["gone.json"], 3),
            (["Makefile"], 2),
            (["render", "gone.json"], 3),
            (["--wdith"], 64),
        ] as [([String], Int32)]
    )
    func statuses(arguments: [String], expected: Int32) throws {
        let run = try Subprocess.run([FlowviewBinary.path] + arguments, directory: PackageRoot.url.path)
        #expect(run.status == expected)
        #expect(expected < 3 || run.errors.hasPrefix("flowview: "))
    }
}
