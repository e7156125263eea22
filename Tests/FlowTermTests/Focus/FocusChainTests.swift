import Testing

@testable import FlowTerm

@MainActor
@Suite("FocusChain")
struct FocusChainTests {
    private var page: some View {
        VStack(spacing: 16) {
            Text("title")
            Button("one") {}
            HStack {
                Text("row")
                Button("two") {}
            }
            VStack { Button("three") {} }.padding(top: 16, leading: 8, bottom: 0, trailing: 0).controlScope("card")
        }
    }

    private func chain() -> FocusChain {
        FocusChain(ViewRenderer.place(page, width: 40))
    }

    @Test("Controls come in the order of the views, with their frames")
    func order() {
        let targets = chain().targets
        #expect(
            targets.map(\.id) == [
                ControlID(scope: "", ordinal: 0),
                ControlID(scope: "", ordinal: 1),
                ControlID(scope: "card", ordinal: 0),
            ]
        )
        #expect(
            targets.map(\.frame) == [
                Rect(x: 0, y: 2, width: 7, height: 1),
                Rect(x: 4, y: 4, width: 7, height: 1),
                Rect(x: 1, y: 7, width: 9, height: 1),
            ]
        )
    }

    @Test("A rebuilt view has the same names")
    func stable() {
        #expect(chain().targets.map(\.id) == chain().targets.map(\.id))
    }

    @Test("A control without handlers takes no focus and renames nobody")
    func disabled() {
        func ids(_ handlers: [ControlEvent: @MainActor () -> Void]) -> [ControlID] {
            let view = VStack {
                Text("a").control(handlers)
                Text("b").control([.activate: {}])
            }
            return FocusChain(ViewRenderer.place(view, width: 9)).targets.map(\.id)
        }
        #expect(ids([:]) == [ControlID(scope: "", ordinal: 1)])
        #expect(ids([.activate: {}]).last == ids([:]).last)
    }

    @Test("Controls that are cut away are left out, and a card comes before what is in it")
    func clipped() {
        let card = VStack {
            Button("a") {}
            Button("b") {}
        }
        .control([.activate: {}])
        .frame(height: 16, alignment: .top)
        let targets = FocusChain(ViewRenderer.place(card, width: 9)).targets
        #expect(targets.map(\.id.ordinal) == [0, 1])
        #expect(targets[0].frame.size.height == 1)
    }

    @Test("An event reaches its handler and no other")
    func events() throws {
        var log: [String] = []
        let view = Text("3").control([.increment: { log.append("+") }, .decrement: { log.append("-") }])
        let target = try #require(FocusChain(ViewRenderer.place(view, width: 9)).targets.first)
        #expect(target.control.handle(.increment))
        #expect(!target.control.handle(.activate))
        #expect(log == ["+"])
    }
}
