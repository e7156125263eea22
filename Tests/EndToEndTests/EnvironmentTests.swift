import Foundation
import TestSupport
import Testing

/// Every kind of terminal in every kind of locale: it starts or degrades, and what arrives there can be read.
@Suite("Environment", .serialized)
struct EnvironmentTests {
    private static let types: [String?] = [
        "xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "dumb", "no-such-type", nil,
    ]
    private static let locales = ["C.UTF-8", "C", "xx_XX.UTF-8"]

    @Test("The page starts or is printed, in ASCII where only that arrives", arguments: types, locales)
    func starts(type: String?, locale: String) async throws {
        let output = try await output(of: "Samples/home.json", type: type, locale: locale)
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("Juniper & Rye"))
        if locale == "C" {
            #expect(output.allSatisfy { $0 < 0x80 })
        } else {
            #expect(text.contains("╭"))
        }
        if Self.isPrinted(type) {
            let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
            #expect(BoxEdges(lines).broken == [])
            #expect(BoxEdges(lines).count > 10)
        }
    }

    @Test("Where no color is wanted there is none, and the focus can still be seen", arguments: types, locales)
    func colorless(type: String?, locale: String) async throws {
        let output = try await output(of: "Samples/home.json", type: type, locale: locale, colorless: "NO_COLOR")
        try expectNoColor(in: output)
        guard !Self.isPrinted(type) else { return }
        // The bar in the first column, or what stands for it in ASCII.
        let bar = locale == "C" ? "|" : "▌"
        #expect(String(decoding: output, as: UTF8.self).contains(bar))
    }

    @Test("An option does the same as the variable")
    func colorlessByOption() async throws {
        let output = try await output(of: "Samples/home.json", type: "xterm-256color", options: ["--color=never"])
        try expectNoColor(in: output)
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

    @Test(
        "Every type of terminal shows the same page in the same locale, borders straight",
        arguments: types.compactMap(\.self).filter { $0 != "dumb" },
        locales
    )
    func samePage(type: String, locale: String) async throws {
        // Without colors what they said is said by brackets.
        let colors = type == "vt100" ? ["NO_COLOR": "1"] : [:]
        let expected = try await TmuxSession.firstScreen(
            of: "Samples/home.json",
            size: (80, 24),
            environment: ["LC_ALL": locale == "C" ? "C" : "C.UTF-8"].merging(colors) { $1 }
        )
        let edges = BoxEdges(expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        #expect(edges.broken == [] && edges.count > 8)
        try await TmuxSession.flowview(
            "Samples/home.json",
            environment: ["TERM": type, "LC_ALL": locale]
        ) { session in
            // Whatever was substituted is said in the status line, until the next key.
            if type == "no-such-type" { try await session.wait(for: "TERM=no-such-type is unknown here") }
            try session.press("g")
            try await session.wait(toMatch: expected)
        }
    }

    /// What cannot place text at all gets the page as text.
    private static func isPrinted(_ type: String?) -> Bool { type == nil || type == "dumb" }

    /// Every byte sent until the program waits for a key, or has printed the page and ended.
    private func output(
        of source: String,
        type: String?,
        locale: String = "C.UTF-8",
        options: [String] = [],
        colorless: String? = nil
    ) async throws -> [UInt8] {
        var environment: [String: String?] = ["TERM": type, "LC_ALL": locale]
        if let colorless { environment[colorless] = "1" }
        return try await PtySession.run(
            [FlowviewBinary.path] + options + [source],
            environment: environment,
            directory: PackageRoot.url.path
        ) { session in
            if Self.isPrinted(type) {
                #expect(try await session.waitForExit().status == 0)
                #expect(!session.text.contains("\u{1B}"))
                return session.output
            }
            try await session.wait(for: "q quit")
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
            #expect(session.settings == session.settingsBefore)
            #expect(TerminalLog(session.output).breaches == [])
            return session.output
        }
    }

    /// No pen is given a color; giving back the terminal's own is none.
    private func expectNoColor(in output: [UInt8]) throws {
        for match in String(decoding: output, as: UTF8.self).matches(of: /\u{1B}\[([0-9;]*)m/) {
            let numbers = match.output.1.split(separator: ";").compactMap { Int($0) }
            let colors = numbers.filter { (30...48).contains($0) && $0 != 39 || (90...107).contains($0) }
            #expect(colors == [])
        }
    }
}
