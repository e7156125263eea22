import Testing

@testable import FlowTerm

@MainActor
@Suite("Layout modifiers")
struct ModifierTests {
    @Test("Padding in points becomes columns and rows")
    func padding() {
        let view = Text("ab").padding(top: 16, leading: 16, bottom: 0, trailing: 8).border(.square)
        #expect(
            picture(view, width: 20) == """
                ┌─────┐
                │     │
                │  ab │
                └─────┘
                """
        )
    }

    @Test("A border is rounded, dashed or plain as asked")
    func border() {
        #expect(
            picture(Text("ab").border(), width: 20) == """
                ╭──╮
                │ab│
                ╰──╯
                """
        )
        #expect(
            picture(Text("ab").border(BorderStyle(line: .dashed, roundedCorners: .topLeft)), width: 20) == """
                ╭┄┄┐
                ┆ab┆
                └┄┄┘
                """
        )
        #expect(
            picture(Text("ab").border(), width: 20, glyphs: .ascii) == """
                +--+
                |ab|
                +--+
                """
        )
    }

    @Test("The right border is straight whatever the text is")
    func straightBorder() {
        let view = Text("日本\n👨‍👩‍👧‍👦 a\n🇩🇪\nपूर्णिमा\nx\u{1B}[31m").border()
        let right = buffer(view, width: 40)
        for y in 0..<right.size.height {
            let last = right[right.size.width - 1, y].glyph?.scalar
            #expect(last == "│" || last == "╮" || last == "╯")
        }
    }

    @Test("A frame places its content in a fixed size")
    func frame() {
        #expect(
            picture(Text("ab").frame(width: 48).border(.square), width: 20) == """
                ┌──────┐
                │  ab  │
                └──────┘
                """
        )
        let corner = Text("ab").frame(width: 32, height: 32, alignment: .bottomTrailing).border(.square)
        #expect(
            picture(corner, width: 20) == """
                ┌────┐
                │    │
                │  ab│
                └────┘
                """
        )
    }

    @Test("A frame cuts what is larger than it")
    func frameCuts() {
        let view = Text("a\nb\nc").frame(height: 16, alignment: .top).border(.square)
        #expect(
            picture(view, width: 20) == """
                ┌─┐
                │a│
                └─┘
                """
        )
    }

    @Test("A greatest width takes the room up to itself")
    func maxWidth() {
        #expect(ViewRenderer.place(Text("ab").frame(maxWidth: 80), width: 40).size.width == 10)
        #expect(ViewRenderer.place(Text("ab").frame(maxWidth: 80), width: 4).size.width == 4)
        #expect(ViewRenderer.place(Text("ab").frame(maxWidth: .infinity), width: 40).size.width == 40)
    }

    @Test("A modifier that takes room treats several views as one column")
    func group() {
        let view = Group {
            Text("a")
            Text("bc")
        }
        .border(.square)
        #expect(
            picture(view, width: 20) == """
                ┌──┐
                │a │
                │bc│
                └──┘
                """
        )
    }

    @Test("Style is inherited, and a background lies under the text")
    func style() {
        let red = CellColor.rgb(red: 200, green: 0, blue: 0)
        let blue = CellColor.rgb(red: 0, green: 0, blue: 200)
        let frame = buffer(
            VStack { Text("a").bold(false).italic() }.bold().underline().foregroundStyle(red).background(blue),
            width: 9
        )
        #expect(frame[0, 0].style == CellStyle(foreground: red, background: blue, attributes: [.italic, .underline]))
    }

    @Test("The environment carries values of the host")
    func environment() {
        enum Name: EnvironmentKey {
            static let defaultValue = "nobody"
        }
        let reader = EnvironmentReader { Text($0[Name.self]) }
        #expect(picture(reader, width: 20) == "nobody")
        #expect(picture(reader.environment(Name.self, "Ada"), width: 20) == "Ada")
    }
}
