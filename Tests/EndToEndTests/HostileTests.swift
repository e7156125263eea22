import Foundation
import TestSupport
import Testing

/// A page whose every string tries to act: none of it reaches a terminal, a file or a log as anything but text.
@Suite("Hostile text", .serialized)
struct HostileTests {
    /// A title, the clipboard, a cleared screen, C1, a device string, bidi controls and what cannot be seen; all escaped
    /// as JSON, and in a form that stands raw where JSON allows it.
    private static let payload = [
        "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;b3duZWQ=\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}31m", "\u{9D}0;x\u{9C}",
        "\u{1B}P+q544e\u{1B}\\", "\u{202E}abc\u{202C}\u{2066}d\u{2069}", "\u{200B}\u{FEFF}\u{AD}\u{E0041}\u{200E}",
        "\r\n\u{8}\u{7F}\u{0}\u{2028}",
    ].joined(separator: "x")

    /// The payload within a JSON string: controls escaped, as JSON demands, everything else as it is.
    private static let quoted = payload.unicodeScalars.map { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case _ where scalar.value < 0x20:
            "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
                + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }.joined()

    private static let page = #"""
        {"page": {"id": "p$", "nav": {"title": "n$", "subtitle": "s$"}, "sections": [{"id": "a$", "widgets": [
          {"type": "title_block", "id": "t$", "data": {"title": "T$", "subtitle": {"text": "**$**", "markdown": true}},
           "actions": {"tap": {"type": "act$", "url": "http://$"}}, "tracking": {"k$": "$"}},
          {"type": "image_text_card", "id": "c$", "data": {"title": "C$", "image": {"url": "$", "alt": "$"}}},
          {"type": "unk$nown", "id": "u$", "data": {"k$": "$"}},
          {"type": "image_text_card", "id": "m$", "data": {"no$": "$"}},
          {"type": "button_row", "id": "b$", "data": {"buttons": [
            {"title": "B$", "action": {"type": "toast", "message": "toast$"}}]}},
          {"type": "accordion", "id": "x$", "data": {"header": "H$", "initially_expanded": true, "items": ["$", 3]}},
          "$"]}, 7]}}
        """#.replacingOccurrences(of: "$", with: quoted)

    /// Controls visited and pressed, scrolling, help, the console's three tabs, outlines, the source, a search, copies.
    private static let keys =
        ["\t", "\r", "\t", "\r", "\t", "\r", "\t", "\r", "L", " ", "?", "\u{1B}", "g", "G", "\u{C}", "g"]
        + ["D", "j", "j", "G", "\t", "j", "\r", "j", "\r", "\t", "j", "j", "\r", "i", "i", "s", "j", "j", ")", "s"]
        + ["/owned\r", "n", "\u{1B}", ":id t\t", "\u{1B}", "P", "yi", "yv"]

    private func withPage(_ body: (TemporaryFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.page, to: "hostile.json")
        try folder.write(Self.page + Self.quoted, to: "broken.json")
        try folder.write(Self.page.replacingOccurrences(of: Self.quoted, with: Self.quoted + "2"), to: "other.json")
        // Steps that fail on the page, one that could not be followed on any, and a script that makes no sense.
        let text = Self.payload.filter { !$0.isNewline }
        try folder.write("expect text \"gone\(text)\"\n", to: "hostile.flow")
        try folder.write("press Tab Enter\nexpect toast \"\(text)\"\ntap \(text)\n", to: "taps.flow")
        try folder.write("\(text) \(text)\n", to: "unread.flow")
        try await body(folder)
    }

    @Test("On the screen, while every control is visited and pressed, every sequence is ours")
    func screen() async throws {
        try await withPage { folder in
            for locale in ["C.UTF-8", "C"] {
                try await PtySession.run(
                    [FlowviewBinary.path, "hostile.json"],
                    environment: ["LC_ALL": locale],
                    directory: folder.path
                ) { session in
                    try await session.wait(for: "quit")
                    for key in Self.keys {
                        let before = session.output.count
                        session.send(key)
                        _ = try await session.settle(after: before, quiet: .milliseconds(80))
                    }
                    session.send("Q")
                    #expect(try await session.waitForExit().status == 0)
                    #expect(session.text.contains("]0;owned"))
                    // What the person has copied is sent as letters; the payload brings such a sequence of its own.
                    let copies = session.text.matches(of: /\u{1B}\]52;c;[A-Za-z0-9+\/]+=*\u{7}/).map { $0.output }
                    #expect(copies.count == 2 && !copies.contains { $0.contains("b3duZWQ=") })
                    let rest = copies.reduce(session.text) { $0.replacing($1, with: "") }
                    #expect(TerminalLog(rest.utf8).breaches == [])
                }
            }
        }
    }

    @Test(
        "Whatever is printed, in every format there is, holds no control and nothing invisible",
        arguments: [
            ["render"], ["render", "--plain"], ["check"], ["tree"], ["diff"], ["run"], ["run", "unread.flow"],
        ]
    )
    func printed(command: [String]) async throws {
        try await withPage { folder in
            // What belongs before the name of the page.
            let operands = ["diff": ["other.json"], "run": ["taps.flow", "hostile.flow"]][command[0]] ?? []
            for format in try ReportFormats.of(command[0]) {
                for file in ["hostile.json", "broken.json"] {
                    let words = command + (format.map { ["--format", $0] } ?? []) + operands + [file]
                    let run = try Subprocess.run([FlowviewBinary.path] + words, directory: folder.path)
                    #expect(run.output.count + run.errors.count > 100)
                    #expect(TerminalLog.breaches(inPrinted: run.output) == [], "\(words)")
                    #expect(TerminalLog.breaches(inPrinted: run.errors) == [], "\(words)")
                }
            }
        }
    }

    @Test("A report in a file is as harmless, and one in color has no sequences but those of color")
    func filesAndColors() async throws {
        try await withPage { folder in
            for format in try ReportFormats.of("check").compactMap(\.self) {
                let words = ["check", "--format", "\(format)=report", "hostile.json"]
                _ = try Subprocess.run([FlowviewBinary.path] + words, directory: folder.path)
                let report = try String(contentsOfFile: folder.path + "/report", encoding: .utf8)
                #expect(report.count > 100)
                #expect(TerminalLog.breaches(inPrinted: report) == [], "\(format)")
            }
            let words = ["diff", "--color", "always", "other.json", "hostile.json"]
            let run = try Subprocess.run([FlowviewBinary.path] + words, directory: folder.path)
            #expect(run.output.contains("\u{1B}["))
            let plain = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            #expect(TerminalLog.breaches(inPrinted: plain) == [])
        }
    }

    @Test(
        "Names on the command line are quoted harmlessly",
        arguments: [
            [payload], ["check", payload], ["--\(payload)"], ["check", "--format", payload], ["http://\(payload)"],
            ["explain", payload], ["generate", payload], ["run", payload, payload], ["render", "--keys", payload, "-"],
            ["render", "--width", payload, "-"], ["diff", payload, payload],
            ["--profile", payload, "Samples/home.json"],
            ["check", "--output", "/no/\(payload)", "Samples/home.json"], ["-H", payload, "http://localhost:9"],
        ]
    )
    func arguments(words: [String]) throws {
        // Arguments of programs end at a NUL.
        let words = words.map { $0.replacingOccurrences(of: "\u{0}", with: "") }
        let run = try Subprocess.run([FlowviewBinary.path] + words, directory: PackageRoot.url.path)
        #expect([3, 64].contains(run.status), "\(words)")
        #expect(run.errors.hasPrefix("flowview: "))
        #expect(TerminalLog.breaches(inPrinted: run.output + run.errors) == [])
    }

    @Test("A report that is read back has the strings unharmed")
    func reportRoundTrip() async throws {
        try await withPage { folder in
            let run = try Subprocess.run(
                [FlowviewBinary.path, "tree", "--format", "json", "hostile.json"],
                directory: folder.path
            )
            let outline = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
            )
            #expect(outline.first?["id"] as? String == "t" + Self.payload)
        }
    }

    @Test("The whitelist itself catches what it is for")
    func whitelist() {
        for scalar in [
            "\u{1B}]0;t\u{7}", "\u{1B}]52;c;eA==\u{7}", "\u{9B}31m", "\u{1B}P+q\u{1B}\\", "\u{202E}", "\u{AD}", "\u{7}",
        ] {
            #expect(TerminalLog("text\(scalar)text".utf8).breaches.count >= 1)
        }
        #expect(TerminalLog("\u{1B}[?1049h\u{1B}[;1;38;5;95mx\u{1B}[3;4H\u{1B}[m\r\n".utf8).breaches == [])
    }
}
