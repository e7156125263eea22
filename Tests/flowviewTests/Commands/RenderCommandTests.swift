import TestSupport
import Testing

@testable import flowview

@Suite("RenderCommand")
struct RenderCommandTests {
    private func render(_ page: String, _ options: String..., isUnicode: Bool = true) async throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write(page, to: "page.json")
        let console = TestConsole(isUnicode: isUnicode)
        let status = await Flowview(console: console.console).run(["render"] + options + [file])
        #expect(status.code == 0)
        return console.output
    }

    private static let page = #"""
        {"page": {"id": "p", "sections": [{"widgets": [
          {"type": "title_block", "data": {"title": "Café 焼"}},
          {"type": "hologram", "id": "odd"},
          {"type": "separator", "data": {}},
          {"type": "title_block", "data": {"title": "End"}}]}]}}
        """#

    @Test("The page is printed at the width asked for, trailing blanks cut")
    func width() async throws {
        #expect(
            try await render(Self.page, "--width", "20", "--policy", "skip") == """
                 Café 焼
                 ──────────────────
                 End

                """
        )
    }

    @Test("Only the first rows are printed when a height is given")
    func height() async throws {
        #expect(try await render(Self.page, "--width=20", "--height=1") == " Café 焼\n")
    }

    @Test("By default a placeholder stands for what cannot be shown")
    func placeholder() async throws {
        #expect(try await render(Self.page).contains("hologram"))
    }

    @Test("Where only ASCII arrives, only ASCII is printed, and columns stay")
    func ascii() async throws {
        let output = try await render(Self.page, "--width", "20", "--policy", "skip", isUnicode: false)
        #expect(output == " Caf? ??\n ------------------\n End\n")
    }
}
