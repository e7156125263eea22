import TestSupport
import Testing

@Suite("Debugging a page", .serialized)
struct DebugTests {
    @Test("D lists the problems, Enter goes to a broken widget, } goes on to the next, and the tree leads anywhere")
    func console() async throws {
        try await TmuxSession.flowview("Samples/problems.json") { session in
            try await session.wait(for: "A healthy widget before the flaws")
            try session.press("D")
            try await session.wait(for: "Problems 25, 2 warnings")
            try session.press("j")
            try await session.wait(for: "path     page.sections.0.widgets.1")
            #expect(try session.row(showing: "image_text_crad type_misspelled")?.hasPrefix("▌error") == true)

            try session.press("Enter")
            try await session.wait(for: "2 of 27: 'image_text_crad' is not registered")
            #expect(try session.focusedText().contains("⚠ image_text_crad"))
            try session.press("}")
            try await session.wait(for: "3 of 27: 'hologram_projector' is not registered")
            #expect(try session.focusedText().contains("⚠ hologram_projector"))

            try session.press("D", "3", "G")
            try await session.wait(until: "the tree's end") { $0.contains("▌") && $0.contains("Widgets 21") }
            try session.resize(columns: 40, rows: 12)
            try await session.wait(until: "the list to fit") { $0.split(separator: "\n").allSatisfy { $0.count <= 40 } }
            try session.press("Escape")
            try await session.wait(until: "the page") { !$0.contains("Widgets 21") }
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("The broken widget's source stands beside the page and follows the focus, and i names all widgets")
    func source() async throws {
        try await TmuxSession.flowview("Samples/problems.json", size: (120, 30)) { session in
            try await session.wait(for: "A healthy widget before the flaws")
            try session.press("i")
            try await session.wait(for: " title_block · healthy_first ")
            try session.press("i", "D")
            try await session.wait(for: "Problems 25, 2 warnings")
            try session.press("j", "Enter", "s")
            try await session.wait(for: "image_text_crad · type_misspelled")
            try await session.wait(for: "20:11")
            try session.press("Tab")
            try await session.wait(for: "hologram_projector · type_unknown")
            try session.resize(columns: 80, rows: 24)
            try await session.wait(until: "the source below the page") { screen in
                screen.split(separator: "\n").contains { $0.hasPrefix("  hologram_projector · type_unknown") }
            }
            try session.press("s")
            try await session.wait(until: "the source to go") { !$0.contains("hologram_projector · type_unknown") }
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("The path of a broken widget is copied, and P prints it once the terminal is the shell's again")
    func copying() async throws {
        try await TmuxSession.flowview("Samples/problems.json") { session in
            try await session.wait(for: "A healthy widget before the flaws")
            try session.press("D")
            try await session.wait(for: "Problems 25, 2 warnings")
            try session.press("j", "Enter")
            try await session.wait(for: "2 of 27")
            try session.press("y")
            try await session.wait(for: "copy: i id  p path  q jq  v value")
            try session.press("q")
            try await session.wait(for: "copied .page.sections[0].widgets[1]")
            try session.press("y", "i", "P")
            try await session.wait(for: "what you copy is printed after you leave")
            try session.press("Q")
            #expect(try await session.waitForExit() == 0)
            let left = try await session.wait(for: "type_misspelled")
            #expect(left.hasPrefix(".page.sections[0].widgets[1]\ntype_misspelled\n"))
        }
    }

    @Test(
        "What is copied goes to the terminal's clipboard, once, and doubled and wrapped for tmux",
        arguments: [false, true]
    )
    func clipboard(inTmux: Bool) async throws {
        let variables = inTmux ? ["TERM": "tmux-256color", "TMUX": "/tmp/none,1,0"] : ["TERM": "xterm-256color"]
        try await PtySession.run(
            [FlowviewBinary.path, PackageRoot.url.path + "/Samples/problems.json"],
            environment: variables
        ) { session in
            try await session.wait(for: "problems · ")
            session.send("yi")
            // base64 of "type_misspelled", the first widget with the focus.
            try await session.wait(for: "\u{1B}]52;c;dHlwZV9taXNzcGVsbGVk\u{7}")
            let isWrapped = session.text.contains("\u{1B}Ptmux;\u{1B}\u{1B}]52;c;dHlwZV9taXNzcGVsbGVk\u{7}\u{1B}\\")
            #expect(isWrapped == inTmux)
            session.send("Q")
            #expect(try await session.waitForExit().status == 0)
        }
    }
}
