import TestSupport
import Testing

/// Finding things, as the manual would tell it.
@Suite("Finding things on a page", .serialized)
struct FindTests {
    private func status(_ session: TmuxSession, shows text: String) async throws {
        try await session.wait(until: "‘\(text)’ in the status line") {
            $0.split(separator: "\n").last?.contains(text) == true
        }
    }

    @Test("/ finds a text inside a closed accordion and opens it, n goes on, Esc ends it")
    func search() async throws {
        try await TmuxSession.flowview("Samples/home.json") { session in
            try await session.wait(for: "Fresh this morning")
            try session.type("/by bicycle")
            try await session.wait(for: "▾ Do you deliver?")
            try await status(session, shows: "1 of 1")
            try session.press("Escape")
            try await session.wait(for: "Fresh this morning")

            try session.type("/loaf")
            try await status(session, shows: "1 of ")
            try session.press("Enter", "n")
            try await status(session, shows: "/loaf 2 of ")
            #expect(try session.styledScreen().contains("\u{1B}[1;4;7m"))
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test(": goes to a line, an id or a path, completes with Tab, and says what it cannot do")
    func commandLine() async throws {
        try await TmuxSession.flowview("Samples/problems.json") { session in
            try await session.wait(for: "problems · ")
            try session.type(":30")
            try session.press("Enter")
            try await status(session, shows: ", line ")
            try session.type(":set w")
            try session.press("Tab")
            try await status(session, shows: ":set width")
            try session.type("40")
            try session.press("Enter")
            try await session.wait(for: "┆ 40")
            try session.press(":", "Up", "BSpace", "BSpace")
            try session.type("off")
            try session.press("Enter")
            try await session.wait(until: "the ruler to go") { !$0.contains("┆ 40") }
            try session.type(":id nowhere_1")
            try session.press("Enter")
            try await status(session, shows: "no widget has the id 'nowhere_1'")
            try session.type(":q")
            try session.press("Enter")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("A paste with a line break, q and an escape sequence is text in the prompt and does nothing else")
    func paste() async throws {
        try await TmuxSession.flowview("Samples/faq.json") { session in
            try await session.wait(for: "Questions")
            try session.press("/")
            try session.type("\u{1B}[200~one\nq\u{1B}[31mtwo\u{1B}[201~")
            try await status(session, shows: "/one q^[[31mtwo")
            try session.resize(columns: 40, rows: 12)
            try session.resize(columns: 100, rows: 30)
            try await status(session, shows: "/one q^[[31mtwo")
            try session.press("Escape")
            try await status(session, shows: "q quit")
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("The mouse is off until m, clicks at column 250 arrive, and it is off again whatever ends the program")
    func mouse() async throws {
        try await TmuxSession.flowview("Samples/faq.json", size: (260, 24)) { session in
            try await session.wait(for: "▸ Do you deliver?")
            #expect(try !session.state().isMouseCaptured)
            try session.press("m")
            try await session.wait(for: "mouse on")
            #expect(try session.state().isMouseCaptured)
            let rows = try session.screen().split(separator: "\n", omittingEmptySubsequences: false)
            let row = (rows.firstIndex { $0.contains("▸ Do you deliver?") } ?? 0) + 1
            try session.type("\u{1B}[<0;250;\(row)M\u{1B}[<0;250;\(row)m")
            try await session.wait(for: "▾ Do you deliver?")
            try session.type("\u{1B}[<65;10;5M")
            try session.press("C-c")
            #expect(try await session.waitForExit() == 130)
            #expect(try !session.state().isMouseCaptured)
        }
    }
}
