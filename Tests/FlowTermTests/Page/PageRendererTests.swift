import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("PageRenderer")
struct PageRendererTests {
    @Test("Bars, sections and their rules stand in the order of the screen")
    func order() throws {
        let title = { (text: String) in #"{"type": "title_block", "data": {"title": "\#(text)"}}"# }
        let page = try PageFixture.decode(
            """
            {"page": {"nav": {"title": "Market hall"}, "header": {"widgets": [\(title("Header"))]},
             "sections": [{"header": \(title("Fruit")), "widgets": [\(title("Pears"))]}],
             "footer": {"widgets": [\(title("Footer"))]}}}
            """
        )
        #expect(
            PageFixture.picture(page, width: 12) == """
                Market hall
                Header
                ─────────────
                Fruit
                Pears
                ─────────────
                Footer
                """
        )
    }

    @Test("All accordions, those inside others too, can be drawn open")
    func expansion() throws {
        let page = try PageFixture.page(
            """
            {"type": "accordion", "data": {"header": "One", "items": [
              {"type": "accordion", "data": {"header": "Two", "items": [
                {"type": "title_block", "data": {"title": "Three"}}]}}]}}
            """
        )
        #expect(PageFixture.picture(page, width: 20) == "▸ One")
        #expect(
            PageFixture.picture(page, width: 20, expansion: .all) == """
                ▾ One
                  ▾ Two
                    Three
                """
        )
    }

    @Test("A page that faults emptied shows them instead of nothing")
    func lost() throws {
        let page = try PageFixture.decode(#"{"page": {"sections": {"s": []}}}"#)
        #expect(
            PageFixture.picture(page, width: 72, policy: .skip) == """
                ⚠ expected array, found object; the page has no sections
                                                                    page.sections · 1:23
                """
        )
    }

    @Test("A page without widgets says so")
    func empty() throws {
        #expect(
            try PageFixture.picture(PageFixture.decode(#"{"page": {}}"#), width: 40) == """


                   Nothing here yet

                   The page has no widgets.
                """
        )
    }

    @Test("Any page at any width is drawn within it, without a trap", arguments: 0..<60 as Range<UInt64>)
    func property(seed: UInt64) throws {
        var random = RandomLayout(seed: seed)
        let page = try PageFixture.decode(random.page())
        let renderer = PageRenderer(registry: PageFixture.registry)
        for width in [0, 1, 2, 3, 5, 9, 17, 40, 80, 120] {
            let frame = renderer.frame(of: page, width: width, expansion: .all)
            #expect(frame.size.width == width)
            #expect(frame.lines.allSatisfy { CellText($0).width <= width })
        }
    }
}
