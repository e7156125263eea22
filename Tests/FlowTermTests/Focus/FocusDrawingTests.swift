import Testing

@testable import FlowTerm

@MainActor
@Suite("Drawing the focus")
struct FocusDrawingTests {
    @Test("A focused button is reversed and bold, its neighbour is not")
    func button() {
        let view = HStack {
            Button("a") {}
            Button("b") {}
        }
        let frame = buffer(view, width: 20, focused: ControlID(scope: "", ordinal: 1))
        #expect(frame[2, 0].style.attributes == [])
        #expect(frame[6, 0].style.attributes == [.bold, .reverse])
        #expect(frame[8, 0].style.attributes == [.bold, .reverse])
    }

    @Test("A focused card is bold, a control inside it keeps its own look")
    func nested() {
        let view = VStack {
            Text("card")
            Button("b") {}
        }
        .control([.activate: {}])
        let card = buffer(view, width: 20, focused: ControlID(scope: "", ordinal: 0))
        #expect(card[0, 0].style.attributes == .bold)
        #expect(card[0, 1].style.attributes == [])
        let button = buffer(view, width: 20, focused: ControlID(scope: "", ordinal: 1))
        #expect(button[0, 0].style.attributes == [])
        #expect(button[0, 1].style.attributes == [.bold, .reverse])
    }

    @Test("A view can tell that it is drawn with the focus")
    func isFocused() {
        let view = Text("x")
            .background(drawing: { canvas, _ in
                if canvas.isFocused {
                    canvas.restyle(canvas.visible) { $0.background = .rgb(red: 1, green: 2, blue: 3) }
                }
            })
            .control([.activate: {}])
        let focused = buffer(view, width: 3, focused: ControlID(scope: "", ordinal: 0))
        #expect(focused[0, 0].style.background == .rgb(red: 1, green: 2, blue: 3))
        #expect(buffer(view, width: 3)[0, 0].style.background == .standard)
    }
}
