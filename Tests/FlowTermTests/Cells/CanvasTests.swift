import Testing

@testable import FlowTerm

@Suite("Canvas")
struct CanvasTests {
    private let red = CellColor.rgb(red: 255, green: 0, blue: 0)

    @Test("A window moves and clips what is drawn in it")
    func window() {
        var canvas = Canvas(size: Size(width: 6, height: 3))
        canvas.within(Rect(x: 1, y: 1, width: 3, height: 1)) { canvas in
            canvas.write(CellText("abcdef\nghi"), at: Point(x: -1, y: 0))
        }
        #expect(canvas.buffer.lines == ["", " bcd", ""])
    }

    @Test("A scrolled window shows what lies further down")
    func scrolled() {
        var canvas = Canvas(size: Size(width: 3, height: 2))
        canvas.within(Rect(x: 0, y: 0, width: 3, height: 2), scrolled: Point(x: 0, y: 1)) { canvas in
            canvas.write(CellText("a\nb\nc\nd"), at: .zero)
            #expect(canvas.visible == Rect(x: 0, y: 1, width: 3, height: 2))
        }
        #expect(canvas.buffer.lines == ["b", "c"])
    }

    @Test("A wide glyph over the edge of a window is a blank inside and nothing outside")
    func wideAtTheEdge() {
        var canvas = Canvas(size: Size(width: 6, height: 1))
        canvas.write(CellText("......"), at: .zero)
        canvas.within(Rect(x: 1, y: 0, width: 3, height: 1)) { canvas in
            canvas.write(CellText("日本"), at: .zero)
        }
        #expect(canvas.buffer.lines == [".日 .."])
    }

    @Test("Text keeps the background it is written on")
    func background() {
        var canvas = Canvas(size: Size(width: 3, height: 1))
        canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), style: CellStyle(background: red))
        canvas.write(CellText("abc"), at: .zero, style: CellStyle(attributes: .bold))
        #expect(canvas.buffer[1, 0].style == CellStyle(background: red, attributes: .bold))
        #expect(canvas.buffer[2, 0].style == CellStyle(attributes: .bold))
    }

    @Test("A change of style keeps what is shown")
    func restyle() {
        var canvas = Canvas(size: Size(width: 3, height: 1))
        canvas.write(CellText("abc"), at: .zero)
        canvas.restyle(Rect(x: 1, y: 0, width: 9, height: 9)) { $0.background = red }
        #expect(canvas.buffer.lines == ["abc"])
        #expect((0..<3).map { canvas.buffer[$0, 0].style.background } == [.standard, red, red])
    }

    @Test("What is cleared keeps neither text nor background, and no half of a wide glyph stays beside it")
    func clear() {
        var canvas = Canvas(size: Size(width: 5, height: 1))
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 1), style: CellStyle(background: red))
        canvas.write(CellText("a日本"), at: .zero)
        canvas.clear(Rect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.buffer.lines == ["   本"])
        #expect((0..<2).map { canvas.buffer[$0, 0].style } == [.standard, .standard])
        #expect(canvas.buffer[3, 0].style.background == red)
    }
}
