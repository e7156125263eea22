import Foundation
import TestSupport
import Testing

/// The picture on the glass, whatever happened to the terminal before.
@Suite("The screen", .serialized)
struct ScreenTests {
    @Test("Twenty times stopped, resized and continued, it shows the page as a fresh start would")
    func stopAndContinue() async throws {
        try await TmuxSession.run(["bash", "--norc", "-i"], directory: PackageRoot.url.path) { session in
            try session.type("stty -g > /dev/null; \(FlowviewBinary.path) Samples/faq.json\n")
            try await session.wait(for: "When are you open?")
            for round in 0..<20 {
                try session.press("C-z")
                try await session.wait(until: "the shell") { screen in
                    let state = try session.state()
                    return screen.contains("Stopped") && !state.isAlternateScreen && state.isCursorVisible
                }
                try session.resize(columns: round.isMultiple(of: 2) ? 60 : 80, rows: 20 + round % 5)
                try session.type("clear; fg\n")
                try await session.wait(for: "q quit")
            }
            let size = (columns: 80, rows: 24)
            try session.resize(columns: size.columns, rows: size.rows)
            try await session.wait(toMatch: try await Self.fresh("Samples/faq.json", size: size))
            try session.press("q")
            try await session.wait(until: "the shell") { _ in try !session.state().isAlternateScreen }
        }
    }

    @Test("Nobody could continue a window's own command: Ctrl-Z only paints it again")
    func sessionLeader() async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/faq.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "q quit")
            let before = try await session.settle().count
            session.send("\u{1A}")
            try await session.wait(until: "the page again") { session in
                String(decoding: session.output[before...], as: UTF8.self).contains("q quit")
            }
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
        }
    }

    @Test(
        "After two hundred sizes between 1x1 and 300x100 it looks as if started at the last one",
        arguments: [
            ("Samples/text.json", ""), ("Samples/home.json", "?"), ("Samples/home.json", "/loaf"),
            ("Samples/faq.json", ":set width 漢字"),
        ]
    )
    func resizes(source: String, keys: String) async throws {
        var generator = SeededGenerator(seed: 6)
        let last = (columns: 90, rows: 30)
        let expected = try await Self.fresh(source, size: last, keys: keys)
        try await TmuxSession.flowview(source) { session in
            try await session.wait(for: "q quit")
            try session.type(keys)
            for index in 0..<200 {
                try session.resize(
                    columns: .random(in: 1...300, using: &generator),
                    rows: .random(in: 1...100, using: &generator)
                )
                if keys.isEmpty, index.isMultiple(of: 10) { try session.press("j", "Space") }
            }
            try session.resize(columns: last.columns, rows: last.rows)
            if keys.isEmpty { try session.press("g") }
            try await session.wait(toMatch: expected)
        }
    }

    @Test("Too small a window says so, and a larger one shows the page again", arguments: [(19, 24), (80, 4), (1, 1)])
    func tooSmall(columns: Int, rows: Int) async throws {
        try await TmuxSession.flowview("Samples/faq.json", size: (columns, rows)) { session in
            let said = columns < 16 ? "" : "window too small"
            try await session.wait(until: "the message") {
                try session.state().isAlternateScreen && (said.isEmpty || $0.contains(said))
            }
            try session.resize(columns: 80, rows: 24)
            try await session.wait(for: "When are you open?")
        }
    }

    @Test("LINES and COLUMNS of the environment are not believed")
    func sizeVariables() async throws {
        let expected = try await Self.fresh("Samples/faq.json", size: (80, 24))
        try await TmuxSession.flowview("Samples/faq.json", environment: ["LINES": "10", "COLUMNS": "40"]) { session in
            try await session.wait(toMatch: expected)
        }
    }

    @Test(
        "Every terminal type shows the same page in the same locale, borders straight",
        arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "no-such-type"],
        ["C.UTF-8", "C", "xx_XX.UTF-8"]
    )
    func terminals(type: String, locale: String) async throws {
        let expected = try await Self.fresh(
            "Samples/text.json",
            size: (80, 24),
            locale: locale == "C" ? "C" : "C.UTF-8"
        )
        try await TmuxSession.flowview(
            "Samples/text.json",
            environment: ["TERM": type, "LC_ALL": locale]
        ) { session in
            // Whatever was substituted is said in the status line, until the next key.
            if type == "no-such-type" { try await session.wait(for: "TERM=no-such-type is unknown here") }
            try session.press("g")
            try await session.wait(toMatch: expected)
        }
        guard locale == "C" else { return }
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/text.json"],
            environment: ["TERM": type, "LC_ALL": locale],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "quit")
            let output = try await session.settle()
            #expect(output.allSatisfy { $0 < 0x80 })
        }
    }

    @Test("A terminal without a type, or a dumb one, gets the page printed", arguments: [nil, "dumb"])
    func printed(type: String?) async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/faq.json"],
            environment: ["TERM": type],
            directory: PackageRoot.url.path
        ) { session in
            let ending = try await session.waitForExit()
            #expect(ending.status == 0)
            #expect(session.text.contains("▸ Do you deliver?"))
            #expect(!session.text.contains("\u{1B}"))
        }
    }

    @Test(
        "Without colors nothing is colored, and the focus can still be seen",
        arguments: ["NO_COLOR", "--color=never"]
    )
    func colorless(by way: String) async throws {
        let isOption = way.hasPrefix("--")
        try await PtySession.run(
            [FlowviewBinary.path] + (isOption ? [way] : []) + ["Samples/home.json"],
            environment: isOption ? [:] : [way: "1"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "q quit")
            #expect(session.text.contains("▌"))
            #expect(session.text.matches(of: /\u{1B}\[[0-9;]*[34]8;/).isEmpty)
        }
    }

    @Test("A terminal that says so gets every color as it is")
    func directColor() async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/home.json"],
            environment: ["COLORTERM": "truecolor"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "q quit")
            #expect(session.text.contains("8;2;"))
            #expect(!session.text.contains("8;5;"))
            #expect(TerminalLog(session.output).breaches == [])
        }
    }

    /// The screen of a program that has just been started.
    private static func fresh(
        _ source: String,
        size: (columns: Int, rows: Int),
        keys: String = "",
        locale: String = "C.UTF-8"
    ) async throws -> String {
        try await TmuxSession.flowview(source, size: size, environment: ["LC_ALL": locale]) { session in
            let first = try await session.wait(for: "q quit")
            guard !keys.isEmpty else { return first }
            try session.type(keys)
            return try await session.settledScreen(after: first)
        }
    }
}

extension TmuxSession {
    func wait(toMatch expected: String) async throws {
        try await wait(until: "the screen\n\(expected)\n", within: .seconds(30)) { $0 == expected }
    }

    /// The screen once it has changed and then stayed the same for a while.
    func settledScreen(after first: String) async throws -> String {
        var known = try await wait(until: "a change") { $0 != first }
        var last = ContinuousClock.now
        while ContinuousClock.now - last < .milliseconds(400) {
            try await Task.sleep(for: .milliseconds(20))
            let now = try screen()
            if now != known { (known, last) = (now, ContinuousClock.now) }
        }
        return known
    }
}
