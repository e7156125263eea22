import Testing

@testable import FlowTerm

@MainActor
@Suite("VStack")
struct VStackTests {
    @Test("Views stand below one another, at the leading edge")
    func leading() {
        let view = VStack {
            Text("Pears")
            Text("From the valley")
        }
        #expect(
            picture(view, width: 20) == """
                Pears
                From the valley
                """
        )
    }

    @Test("Alignment counts in the widest view, an odd column goes to the right")
    func alignment() {
        let views = Group {
            Text("wide one")
            Text("abc")
        }
        #expect(
            picture(VStack(alignment: .center) { views }, width: 20) == """
                wide one
                  abc
                """
        )
        #expect(
            picture(VStack(alignment: .trailing) { views }, width: 20) == """
                wide one
                     abc
                """
        )
    }

    @Test("Spacing in points stands between views only")
    func spacing() {
        let view = VStack(spacing: 16) {
            Text("a")
            Text("b")
        }
        #expect(render(view, width: 5) == ["a", "", "b"])
    }

    @Test("Optionals, conditions, loops and groups are views of the stack around them")
    func builder() {
        let missing: Text? = nil
        let isOpen = true
        let view = VStack(spacing: 16) {
            missing
            if isOpen { Text("open") } else { Text("closed") }
            for number in 1...2 { Text("\(number)") }
            Group {
                Text("x")
                EmptyView()
            }
            AnyView(Text("any"))
        }
        #expect(render(view, width: 9) == ["open", "", "1", "", "2", "", "x", "", "any"])
    }

    @Test("Spacers share the rows that are left, the first one gets the odd row")
    func spacer() {
        let view = VStack {
            Text("top")
            Spacer()
            Text("middle")
            Spacer()
            Text("end")
        }
        #expect(render(view, width: 9, height: 6) == ["top", "", "", "middle", "", "end"])
        #expect(render(view, width: 9) == ["top", "middle", "end"])
    }

    @Test("A divider draws a line as wide as the room, in ASCII too")
    func divider() {
        let view = VStack {
            Text("a")
            Divider()
            Divider(isDashed: true)
        }
        #expect(render(view, width: 4) == ["a", "────", "┄┄┄┄"])
        #expect(picture(view, width: 4, glyphs: .ascii) == "a\n----\n----")
    }

    @Test("Without views, and without room, a stack is empty")
    func empty() {
        #expect(ViewRenderer.place(VStack {}, width: 10).size == .zero)
        #expect(ViewRenderer.place(VStack { Text("a") }, width: 0).size == .zero)
    }
}
