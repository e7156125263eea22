import Foundation
import TestSupport
import Testing

@Suite("Browsing a page", .serialized)
struct BrowseTests {
    @Test("Accordion and stepper keep what was done to them while scrolled away, and a refresh resets both")
    func homePage() async throws {
        try await TmuxSession.flowview("Samples/home.json") { session in
            let first = try await session.wait(for: "Fresh this morning")
            #expect(first.contains("Juniper & Rye") && first.contains("home · "))
            #expect(try session.state().isAlternateScreen)

            try await session.focus("Dark rye")
            try session.press("+", "+")
            try await session.wait(forRow: "Dark rye", toShow: "−   3   +")

            try await session.focus("Do you deliver?")
            try session.press("Enter")
            try await session.wait(for: "▾ Do you deliver?")
            try await session.focus("Is my street in?")
            try session.press("Enter")
            try await session.wait(for: "If you can hear the church bell, yes")

            try session.press("g")
            try await session.wait(for: "Rye week")
            try session.press("G")
            try await session.wait(for: "By bicycle, within the old town")
            try await session.focus("Dark rye", pressing: "BTab")
            try await session.wait(forRow: "Dark rye", toShow: "−   3   +")

            try session.press("r")
            try await session.wait(forRow: "Dark rye", toShow: "−   1   +")
            try session.press("G")
            try await session.wait(for: "▸ Do you deliver?")

            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("An action's answer changes the page, and what it removed is gone")
    func actions() async throws {
        try await TmuxSession.flowview("Samples/checkout.json") { session in
            try await session.wait(for: "Total € 21.30")
            try await session.focus("Use voucher RYE10")
            try session.press("Enter")
            try await session.wait(for: "Total € 19.17")
            try await session.wait(until: "the voucher button to go") { !$0.contains("Use voucher") }
        }
    }

    @Test("In a folder a deep link opens the page it names, and q leads back to where it was")
    func deepLink() async throws {
        try await TmuxSession.flowview("Samples") { session in
            try await session.focus("home.json")
            try session.press("Enter")
            try await session.focus("Plum jam")
            try session.press("Enter")
            try await session.wait(for: "The whole shelf")
            try session.press("q")
            try await session.wait(for: "Plum jam")
            try session.press("q")
            try await session.wait(for: "home.json")
        }
    }

    @Test("Help lists the keys and closes again; an unknown key points to it")
    func help() async throws {
        try await TmuxSession.flowview("Samples/faq.json") { session in
            try await session.wait(for: "Questions")
            try session.press("?")
            try await session.wait(for: "next control")
            try session.press("Escape")
            try await session.wait(for: "When are you open?")
            try session.press("%")
            try await session.wait(until: "a hint in the status line") {
                $0.split(separator: "\n").last?.hasPrefix(" ? for help") == true
            }
        }
    }

    @Test("e opens every accordion, nested ones too, and E closes them")
    func expandAll() async throws {
        try await TmuxSession.flowview("Samples/faq.json", size: (80, 60)) { session in
            try await session.wait(for: "▸ Do you deliver?")
            try session.press("e")
            try await session.wait(for: "Crispbread and jam go by post")
            try session.press("E")
            try await session.wait(until: "all to be closed") { !$0.contains("▾") && $0.contains("▸") }
        }
    }

    @Test("The page follows the terminal's size, down to a single cell and back")
    func resize() async throws {
        try await TmuxSession.flowview("Samples/home.json") { session in
            try await session.wait(for: "home · ")
            try session.resize(columns: 1, rows: 1)
            try session.resize(columns: 40, rows: 12)
            try await session.wait(until: "the page at 40 columns") { screen in
                screen.split(separator: "\n").contains { $0.hasPrefix(" home") && $0.contains("? help") }
            }
            try session.resize(columns: 120, rows: 40)
            try await session.wait(for: "On the shelf")
        }
    }

    @Test("Without a source the gallery opens, leads to a page and back, wherever the binary was copied")
    func gallery() async throws {
        let folder = try TemporaryFolder()
        let copy = folder.path + "/fv"
        // By a program of its own: a file that is open for writing here would be inherited by other tests' programs,
        // and could not be run for as long.
        #expect(try Subprocess.run(["cp", FlowviewBinary.path, copy]).status == 0)
        try await TmuxSession.run([copy], directory: folder.path) { session in
            try await session.wait(for: "7 pages")
            try await session.focus("feed.json")
            try session.press("Enter")
            try await session.wait(for: "Oat crackers")
            try session.press("G")
            try await session.wait(for: "26 widgets")
            try session.press("q")
            try await session.wait(for: "7 pages")
            #expect(try session.focusedText().contains("feed.json"))
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }
}
