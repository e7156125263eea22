import Testing

@testable import FlowTerm

@MainActor
@Suite("Carousel")
struct CarouselTests {
    private let registry = PageFixture.registry

    /// Bordered cards of these titles under a window of 30 columns.
    private func placement(
        _ titles: [String],
        width: Int = 30,
        cardWidth: String? = "0.5",
        offset: Binding<Int> = .constant(0)
    ) throws -> Placement {
        let layout = #"{"border": {}\#(cardWidth.map { #", "width": \#($0)"# } ?? "")}"#
        let widgets = titles.map { #"{"type": "title_block", "layout": \#(layout), "data": {"title": "\#($0)"}}"# }
        let page = try PageFixture.page(widgets.joined(separator: ", "))
        let context = WidgetContext.inert(registry: registry)
        let cards = page.widgets.map {
            Carousel.Card(view: WidgetRowView(root: $0, page: context), hasOwnWidth: cardWidth != nil, scope: $0.id)
        }
        let carousel = Carousel(count: cards.count, card: { cards[$0] }, spacing: 1, offset: offset)
        return ViewRenderer.place(carousel, width: width)
    }

    private func picture(_ placement: Placement) -> String {
        var canvas = Canvas(size: placement.size)
        placement.draw(on: &canvas)
        return canvas.buffer.lines.joined(separator: "\n")
    }

    @Test("The next card peeks in at the edge, marks tell the position")
    func peek() throws {
        #expect(
            try picture(placement(["Pears", "Plums", "Figs"])) == """
                ┌─────────────┐ ┌─────────────
                │Pears        │ │Plums
                └─────────────┘ └─────────────
                            ● ○ ○
                """
        )
    }

    @Test("Cards of their own accord leave room for the next one, and are as high as the highest")
    func naturalWidth() throws {
        #expect(
            try picture(placement(["Pears", "Plums from the valley, a bowl"], cardWidth: nil)) == """
                ┌──────────────┐ ┌────────────
                │Pears         │ │Plums from t
                │              │ │a bowl
                └──────────────┘ └────────────
                             ● ○
                """
        )
    }

    @Test("Cards that all fit have no marks")
    func fits() throws {
        #expect(
            try picture(placement(["a", "b"], cardWidth: "0.4")) == """
                ┌──────────┐ ┌──────────┐
                │a         │ │b         │
                └──────────┘ └──────────┘
                """
        )
    }

    @Test(
        "The offset brings a card to the edge, the last one to the other",
        arguments: [(1, "Plums"), (2, "Figs"), (9, "Figs")]
    )
    func offset(index: Int, title: String) throws {
        let lines = try picture(placement(["Pears", "Plums", "Figs"], offset: .constant(index))).split(separator: "\n")
        #expect(lines[1].contains(title))
        #expect(!lines[1].contains("Pears") || index == 0)
    }

    @Test("An offset below the first card is the first")
    func negativeOffset() throws {
        #expect(try picture(placement(["a", "b", "c"], offset: .constant(-4))) == picture(placement(["a", "b", "c"])))
    }

    @Test("Many cards are counted instead of marked")
    func manyCards() throws {
        let titles = (1...12).map(String.init)
        let lines = try picture(placement(titles, offset: .constant(4))).split(separator: "\n")
        #expect(lines.last == "            5 / 12")
    }

    @Test("Of a thousand cards those near the leading one are laid out, at either end and between")
    func thousands() throws {
        let titles = (1...1_000).map { "card \($0)" }
        for (offset, title) in [(0, "card 1 "), (500, "card 501"), (999, "card 1000")] {
            let placement = try placement(titles, offset: .constant(offset))
            #expect(FocusChain(placement).targets.count < 60)
            #expect(picture(placement).contains(title))
            #expect(picture(placement).hasSuffix("\(offset + 1) / 1000"))
        }
    }

    @Test("Walking along many cards goes on behind those that were laid out at first")
    func walking() throws {
        var current = 0
        let offset = Binding(get: { current }, set: { current = $0 })
        let titles = (1...80).map { "card \($0)" }
        var focused = try FocusChain(placement(titles, offset: offset)).targets[0].id
        for step in 1...40 {
            let targets = try FocusChain(placement(titles, offset: offset)).targets
            let position = try #require(targets.firstIndex { $0.id == focused })
            let next = try #require(targets.dropFirst(position + 1).first)
            focused = next.id
            for reveal in next.reveals { reveal() }
            #expect(try picture(placement(titles, offset: offset)).contains("card \(step + 1) "))
        }
    }

    @Test("Without cards it takes no room")
    func empty() throws {
        #expect(try placement([]).size.height == 0)
    }

    @Test("Each card takes the focus, and moves into view when it gets it")
    func focus() throws {
        var current = 0
        let offset = Binding(get: { current }, set: { current = $0 })
        let targets = try FocusChain(placement(["Pears", "Plums", "Figs"], offset: offset)).targets
        #expect(targets.count == 3)
        for reveal in targets[2].reveals { reveal() }
        #expect(try picture(placement(["Pears", "Plums", "Figs"], offset: offset)).contains("Figs"))
    }
}
