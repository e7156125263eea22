import FlowCore

/// Cards beside one another under a window of its own; the next one peeks in, marks tell the position.
struct Carousel: PrimitiveView {
    struct Card {
        let view: WidgetRowView
        /// A card that says no width of its own gets one that lets the next card peek in.
        let hasOwnWidth: Bool
        let scope: String
    }

    let cards: [Card]
    /// In columns of cells.
    let spacing: Int
    /// Index of the card at the leading edge.
    let offset: Binding<Int>

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredCarousel(
            cards: cards.map { ($0.view.measured(in: environment), $0) },
            spacing: spacing,
            offset: offset,
            glyphs: environment.glyphs
        )
    }
}

private struct MeasuredCarousel: MeasuredView {
    let cards: [(view: any MeasuredView, card: Carousel.Card)]
    let spacing: Int
    let offset: Binding<Int>
    let glyphs: GlyphSet

    var width: WidthRange {
        WidthRange(minimum: 1, ideal: 1, maximum: WidthRange.unbounded)
    }

    func place(in proposal: Proposal) -> Placement {
        let placements = cards.map { view, card in
            focusable(place(view, card, room: proposal.width), card)
        }
        let height = placements.map(\.size.height).max() ?? 0
        let track = CarouselTrack(widths: placements.map(\.size.width), spacing: spacing, window: proposal.width)
        let first = track.clamped(offset.wrappedValue)
        let children = placements.enumerated().map { index, placement in
            var card = placement.stretched(to: height)
            card.reveal = { offset.wrappedValue = track.offset(revealing: index, from: first) }
            return Placement.Child(
                origin: Point(x: track.start(of: index) - track.scroll(first), y: 0),
                placement: card
            )
        }
        let row = Placement(size: Size(width: proposal.width, height: height), children: children).clipped
        guard track.overflows else { return row }
        return Placement(size: Size(width: proposal.width, height: height + 1), wrapping: row) { canvas in
            drawMarks(count: placements.count, current: first, y: height, on: &canvas)
        }
    }

    private func place(_ view: any MeasuredView, _ card: Carousel.Card, room: Int) -> Placement {
        guard !card.hasOwnWidth else { return view.place(in: Proposal(width: room)) }
        let width = min(max(view.width.ideal, 16), room * 4 / 5, 44)
        var placement = view.place(in: Proposal(width: width))
        // It keeps its place even where its content is narrower.
        placement.size.width = width
        return placement
    }

    /// A card without controls takes the focus itself, so that a person can walk along the row.
    private func focusable(_ placement: Placement, _ card: Carousel.Card) -> Placement {
        guard !placement.hasControl else { return placement }
        var wrapped = Placement(size: placement.size, wrapping: placement)
        wrapped.control = PlacedControl(
            id: ControlID(scope: card.scope, ordinal: 0),
            control: Control(handlers: [:]),
            highlight: .bold
        )
        return wrapped
    }

    private func drawMarks(count: Int, current: Int, y: Int, on canvas: inout Canvas) {
        let width = canvas.size.width
        guard count * 2 - 1 <= width / 2 else {
            let line = CellText(singleLine: "\(current + 1) / \(count)").truncated(to: width, ellipsis: glyphs.ellipsis)
            canvas.write(line, at: Point(x: (width - line.width) / 2, y: y), style: CellStyle(attributes: .dim))
            return
        }
        for index in 0..<count {
            let glyph = index == current ? glyphs.filledDot : glyphs.hollowDot
            let x = (width - (count * 2 - 1)) / 2 + index * 2
            canvas.put(glyph, at: Point(x: x, y: y), style: CellStyle(attributes: index == current ? [] : .dim))
        }
    }
}
