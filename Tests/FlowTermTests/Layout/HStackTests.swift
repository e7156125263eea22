import Testing

@testable import FlowTerm

@MainActor
@Suite("HStack")
struct HStackTests {
    @Test("Views stand beside one another, one column apart")
    func row() {
        let view = HStack {
            Text("Bags")
            Text("3")
        }
        #expect(picture(view, width: 20) == "Bags 3")
    }

    @Test("A spacer pushes what follows to the far edge")
    func spacer() {
        let view = HStack {
            Text("Bags")
            Spacer()
            Text("€ 3")
        }
        #expect(picture(view, width: 20) == "Bags             € 3")
    }

    @Test("Texts share a row that is too narrow: the longer one breaks, the short one stays whole")
    func sharing() {
        let view = HStack(alignment: .top) {
            Text("A bowl of plums from the valley")
            Text("€ 12")
        }
        #expect(
            picture(view, width: 16) == """
                A bowl of  € 12
                plums from
                the valley
                """
        )
    }

    @Test("A view of fixed width keeps it while text gives way, down to folded words")
    func fixed() {
        let view = HStack(alignment: .top, spacing: 0) {
            Text("####").frame(width: 32)
            Text("plums")
        }
        #expect(
            picture(view, width: 7) == """
                ####plu
                    ms
                """
        )
    }

    @Test("Flexible frames share the room evenly, whatever is in them")
    func flexible() {
        let view = HStack(spacing: 0) {
            Text("a").frame(maxWidth: .infinity, alignment: .leading)
            Text("longer").frame(maxWidth: .infinity, alignment: .leading)
            Text("b")
        }
        #expect(picture(view, width: 17) == "a       longer  b")
    }

    @Test("Alignment counts in the highest view")
    func alignment() {
        let column = VStack {
            Text("1")
            Text("2")
            Text("3")
        }
        #expect(
            picture(
                HStack {
                    column
                    Text("x")
                },
                width: 9
            ) == "1\n2 x\n3"
        )
        #expect(
            picture(
                HStack(alignment: .top) {
                    column
                    Text("x")
                },
                width: 9
            ) == "1 x\n2\n3"
        )
        #expect(
            picture(
                HStack(alignment: .bottom) {
                    column
                    Text("x")
                },
                width: 9
            ) == "1\n2\n3 x"
        )
    }

    @Test("A divider in a row is as high as the row")
    func divider() {
        let view = HStack(spacing: 0) {
            Text("a\nb")
            Divider()
            Text("c")
        }
        #expect(
            picture(view, width: 9) == """
                a│c
                b│
                """
        )
    }

    @Test("No row is wider than its room, from zero columns up")
    func narrow() {
        let view = HStack {
            Text("one")
            Text("two").border()
            Spacer(minLength: 80)
            Divider()
        }
        for width in 0...40 {
            #expect(ViewRenderer.place(view, width: width).size.width <= width)
        }
    }
}
