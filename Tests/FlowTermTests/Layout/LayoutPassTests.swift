import Testing

@testable import FlowTerm

@MainActor
@Suite("Layout pass")
struct LayoutPassTests {
    @Test("Every view is measured once and placed once, however deep it lies", arguments: [1, 10, 100])
    func counts(depth: Int) {
        let counter = Counter()
        var view = AnyView(Counted(counter: counter))
        for level in 0..<depth {
            let inner = view
            view = AnyView(
                HStack {
                    VStack {
                        Counted(counter: counter)
                        inner.padding(0).frame(maxWidth: .infinity)
                    }
                    .background(.standard)
                    if level.isMultiple(of: 2) { Spacer() }
                }
            )
        }
        _ = ViewRenderer.place(view, width: 80, height: 24)
        #expect(counter.measured == depth + 1)
        #expect(counter.placed == depth + 1)
    }

    @Test("What lies outside the clip is not drawn")
    func culling() {
        let counter = Counter()
        let view = VStack { for _ in 0..<100 { Counted(counter: counter) } }
        let placement = ViewRenderer.place(view, width: 5)
        var canvas = Canvas(size: Size(width: 5, height: 10))
        canvas.moved(to: Point(x: 0, y: -40)) { placement.draw(on: &$0) }
        #expect(placement.size.height == 100)
        #expect(counter.drawn == 10)
    }

    @Test("No view is wider than its room, at any width")
    func widths() {
        let view = VStack {
            HStack {
                Text("日本語 text").border()
                Text("more").padding(24).frame(width: 160)
                Spacer()
                Button("go") {}
            }
            Divider()
            Text("longer words").frame(minWidth: 400, maxWidth: 800).border(.square)
        }
        for width in 0...60 {
            let placement = ViewRenderer.place(view, width: width)
            #expect(placement.size.width <= width)
            #expect(widest(placement) <= width)
        }
    }

    @Test("Views nested hundreds deep are laid out and drawn")
    func deep() {
        var view = AnyView(Text("core"))
        for _ in 0..<400 {
            let inner = view
            view = AnyView(VStack { Group { inner.padding(0).background(.standard).controlScope("x") } })
        }
        #expect(render(view, width: 9) == ["core"])
    }

    private func widest(_ placement: Placement) -> Int {
        placement.children.map { widest($0.placement) }.reduce(placement.size.width, max)
    }
}

@MainActor
private final class Counter {
    var measured = 0
    var placed = 0
    var drawn = 0
}

private struct Counted: PrimitiveView {
    let counter: Counter

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        counter.measured += 1
        return MeasuredCounted(counter: counter)
    }
}

private struct MeasuredCounted: MeasuredView {
    let counter: Counter
    let width = WidthRange(1)

    func place(in proposal: Proposal) -> Placement {
        counter.placed += 1
        return Placement(size: Size(width: min(1, proposal.width), height: 1)) { _ in counter.drawn += 1 }
    }
}
