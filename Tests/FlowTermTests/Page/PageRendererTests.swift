import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("PageRenderer")
struct PageRendererTests {
    @Test("Piece by piece the page is the same as whole, up to where no more is wanted", arguments: [1, 7, 40])
    func pieces(width: Int) throws {
        let title = { (text: String) in #"{"type": "title_block", "data": {"title": "\#(text)"}}"# }
        let list = #"{"type": "accordion", "id": "a", "data": {"header": "More", "items": [\#(title("焼 inside"))]}}"#
        let pages = [
            #"{"page": {}}"#, #"{"page": {"nav": {"title": "Alone"}}}"#,
            """
            {"page": {"nav": {"title": "Market hall"}, "header": {"widgets": [\(title("Header"))]},
             "sections": [{"arrangement": "grid", "columns": 2, "widgets": [\(title("Pears and 焼")), \(title("Plums"))]},
              {"header": \(title("Fruit")), "widgets": [\(list), null, {"type": "odd"}]}],
             "footer": {"widgets": [\(title("Footer"))]}}}
            """,
        ]
        let renderer = PageRenderer(registry: PageFixture.registry)
        for page in try pages.map({ try PageFixture.decode($0) }) {
            let whole = renderer.frame(of: page, width: width, expansion: .all).lines
            var lines: [String] = []
            renderer.forEachPart(of: page, width: width, expansion: .all) { part in
                lines += part.lines
                return true
            }
            #expect(lines == whole)
            var count = 0
            renderer.forEachPart(of: page, width: width) { _ in
                count += 1
                return count < 2
            }
            #expect(count <= 2)
        }
    }

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

    @Test("Texts that are cut are found where they were sent, those of bars, buttons and closed accordions too")
    func cutTexts() throws {
        let limited = { (text: String) in #"{"text": "\#(text)", "max_lines": 1}"# }
        let page = try PageFixture.decode(
            """
            {"page": {"nav": {"title": "A market hall at the harbor"}, "sections": [{"widgets": [
              {"type": "title_block", "data": {"title": \(limited("Pears from the valley")), "subtitle": "Pears and plums"}},
              {"type": "accordion", "id": "more", "data": {"header": "More", "items": [
                {"type": "title_block", "data": {"title": {"text": "**Plums** from the valley", "max_lines": 1,
                  "is_markdown": true}}}]}},
              {"type": "button_row", "data": {"buttons": [{"title": "Take all of the pears", "icon": "star"}]}},
              {"type": "hologram", "data": {"title": \(limited("Nobody draws this text"))}}
            ]}]}}
            """
        )
        let renderer = PageRenderer(registry: PageFixture.registry)
        let widgets = "page.sections.0.widgets"
        #expect(
            renderer.cutTexts(of: page, width: 18).map(\.path) == [
                "page.nav.title", "\(widgets).0.data.title.text", "\(widgets).1.data.items.0.data.title.text",
                "\(widgets).2.data.buttons.0.title",
            ]
        )
        #expect(renderer.cutTexts(of: page, width: 60) == [])
    }

    @Test("Of a carousel the texts of all cards are looked at, however far away they are")
    func cutTextsOfCarousel() throws {
        let cards = (0..<60).map { number in
            let title = number == 59 ? "Pears from the valley and plums from the hill" : "Pears"
            return #"{"type": "title_block", "data": {"title": {"text": "\#(title)", "max_lines": 1}}}"#
        }
        let page = try PageFixture.decode(
            #"""
            {"page": {"sections": [{"layout": {"arrangement": "carousel"}, "widgets": [\#(cards.joined(separator: ","))]}]}}
            """#
        )
        let cuts = PageRenderer(registry: PageFixture.registry).cutTexts(of: page, width: 30)
        #expect(cuts.map(\.path) == ["page.sections.0.widgets.59.data.title.text"])
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
