import TestSupport
import Testing

@Suite("Debugging a page", .serialized)
struct DebugTests {
    @Test("D lists the problems, Enter goes to a broken widget, } goes on to the next, and the tree leads anywhere")
    func console() async throws {
        try await TmuxSession.flowview("Samples/problems.json") { session in
            try await session.wait(for: "A healthy widget before the flaws")
            try session.press("D")
            try await session.wait(for: "Problems 38")
            try session.press("j", "j")
            try await session.wait(for: "path     page.sections.0.widgets.1")
            #expect(try session.row(showing: "image_text_crad type_misspelled")?.hasPrefix("▌error") == true)

            try session.press("Enter")
            try await session.wait(for: "3 of 38: 'image_text_crad' is not registered")
            #expect(try session.focusedText().contains("⚠ image_text_crad"))
            try session.press("}", "}")
            try await session.wait(for: "5 of 38: 'hologram_projector' is not registered")
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
}
