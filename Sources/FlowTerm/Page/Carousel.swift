import FlowCore

/// Cards beside one another under a window of its own; the next one peeks in, marks tell the position.
struct Carousel: PrimitiveView {
    struct Card {
        let view: WidgetRowView
        /// A card that says no width of its own gets one that lets the next card peek in.
        let hasOwnWidth: Bool
        let scope: String
    }

    /// The name its offset is kept by.
    static let offsetKey = "offset"

    let count: Int
    /// Made when they are laid out: of thousands, most never are.
    let card: @MainActor (Int) -> Card
    /// In columns of cells.
    let spacing: Int
    /// Index of the card at the leading edge.
    let offset: Binding<Int>

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredCarousel(carousel: self, environment: environment)
    }
}

private struct MeasuredCarousel: MeasuredView {
    let carousel: Carousel
    let environment: ViewEnvironment

    /// Cards that are laid out beyond those that may show, on either side: the focus goes to the next of them, and
    /// all that are laid out are as high as the highest.
    private static let spareCards = 16

    var width: WidthRange {
        WidthRange(minimum: 1, ideal: 1, maximum: WidthRange.unbounded)
    }

    func place(in proposal: Proposal) -> Placement {
        let offset = carousel.offset
        let leading = min(max(0, offset.wrappedValue), max(0, carousel.count - 1))
        let before = placements(stride(from: leading - 1, to: -1, by: -1), room: proposal.width)
        let after = placements(stride(from: leading, to: carousel.count, by: 1), room: proposal.width)
        let placements = before.reversed() + after
        let start = leading - before.count
        let first = leading - start
        let height = placements.map(\.size.height).max() ?? 0
        let track = CarouselTrack(
            widths: placements.map(\.size.width),
            spacing: carousel.spacing,
            window: proposal.width
        )
        let children = placements.enumerated().map { index, placement in
            var card = placement.stretched(to: height)
            card.reveal = { offset.wrappedValue = start + track.offset(revealing: index, from: first) }
            return Placement.Child(
                origin: Point(x: track.start(of: index) - track.scroll(first), y: 0),
                placement: card
            )
        }
        let row = Placement(size: Size(width: proposal.width, height: height), children: children).clipped
        guard track.overflows else { return row }
        return Placement(size: Size(width: proposal.width, height: height + 1), wrapping: row) { canvas in
            drawMarks(count: carousel.count, current: leading, y: height, on: &canvas)
        }
    }

    /// Cards from the leading one outwards, until the window is full and some more are there.
    private func placements(_ indices: StrideTo<Int>, room: Int) -> [Placement] {
        var placements: [Placement] = []
        var columns = 0
        // Whoever looks for cut texts means those of all cards.
        var spare = environment.cuts == nil ? Self.spareCards : carousel.count
        for index in indices {
            let card = carousel.card(index)
            let placement = focusable(place(card, room: room), card)
            placements.append(placement)
            if columns >= room { spare -= 1 }
            columns += placement.size.width + carousel.spacing
            if spare == 0 { break }
        }
        return placements
    }

    private func place(_ card: Carousel.Card, room: Int) -> Placement {
        let view = card.view.measured(in: environment)
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
            let position = CellText(singleLine: "\(current + 1) / \(count)")
            let line = position.truncated(to: width, ellipsis: canvas.glyphs.ellipsis)
            canvas.write(line, at: Point(x: (width - line.width) / 2, y: y), style: CellStyle(attributes: .dim))
            return
        }
        for index in 0..<count {
            let glyph = index == current ? canvas.glyphs.filledDot : canvas.glyphs.hollowDot
            let x = (width - (count * 2 - 1)) / 2 + index * 2
            canvas.put(glyph, at: Point(x: x, y: y), style: CellStyle(attributes: index == current ? [] : .dim))
        }
    }
}
