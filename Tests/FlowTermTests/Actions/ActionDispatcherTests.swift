import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("ActionDispatcher")
struct ActionDispatcherTests {
    /// Handles actions of one type by running something.
    private struct Handler: ActionHandler {
        let type: String
        let run: @MainActor (ActionModel, FlowActionRelay) async -> Void

        var name: String { "handler of \(type)" }

        func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool {
            guard action.type == type else { return false }
            await run(action, relay)
            return true
        }
    }

    private let dispatcher = ActionDispatcher(now: { .zero })
    private let origin = ActionOrigin(widgetID: "w", event: "tap")

    private func dispatch(_ type: String, group: Int = 0) {
        dispatcher.dispatch(ActionModel(type: type), from: origin, group: group)
    }

    private func finished() async -> Bool {
        await eventually { dispatcher.inFlightCount == 0 }
    }

    @Test("The newest handler that wants an action gets it, and the log says which")
    func newestFirst() async {
        var asked: [String] = []
        dispatcher.add(Handler(type: "a") { _, _ in asked.append("old") })
        dispatcher.add(Handler(type: "a") { _, _ in asked.append("new") })
        dispatcher.add(Handler(type: "b") { _, _ in asked.append("other") })
        dispatch("a")
        #expect(await finished())
        #expect(asked == ["new"])
        #expect(dispatcher.log.map(\.outcome) == [.handled(by: "handler of a")])
        #expect(dispatcher.log.map(\.origin) == [origin])
    }

    @Test("What nobody wants is told once and logged")
    func unhandled() async {
        var told: [String] = []
        dispatcher.onUnhandled = { action, _ in told.append(action.type) }
        dispatch("nobody")
        #expect(await finished())
        #expect(told == ["nobody"])
        #expect(dispatcher.log.map(\.outcome) == [.unhandled])
    }

    @Test("A composite action hands on its parts, which may be composite again")
    func composite() async {
        var done: [String] = []
        dispatcher.add(Handler(type: "leaf") { _, relay in done.append("leaf from \(relay.origin.widgetID)") })
        dispatcher.add(Handler(type: "inner") { _, relay in await relay.dispatch(ActionModel(type: "leaf")) })
        dispatcher.add(
            Handler(type: "outer") { _, relay in
                await relay.dispatch(ActionModel(type: "inner"))
                await relay.dispatch(ActionModel(type: "leaf"))
                done.append("outer")
            }
        )
        dispatch("outer")
        #expect(await finished())
        #expect(done == ["leaf from w", "leaf from w", "outer"])
        #expect(dispatcher.log.map(\.action.type) == ["outer", "inner", "leaf", "leaf"])
        #expect(dispatcher.log.map(\.depth) == [0, 1, 2, 1])
    }

    @Test("An action that sends itself comes to an end")
    func endless() async {
        dispatcher.add(Handler(type: "loop") { action, relay in await relay.dispatch(action) })
        dispatch("loop")
        #expect(await finished())
        #expect(dispatcher.log.count == 65)
        #expect(dispatcher.log.last?.outcome == .unhandled)
    }

    @Test("Actions on their way are cancelled with their page alone, and forgotten when they end")
    func cancelling() async {
        var ended: [String] = []
        func waiter(_ type: String) -> Handler {
            Handler(type: type) { _, _ in
                try? await Task.sleep(for: .seconds(type == "first" ? 60 : 0.05))
                ended.append(type)
            }
        }
        dispatcher.add(waiter("first"))
        dispatcher.add(waiter("second"))
        dispatch("first", group: 1)
        dispatch("second", group: 2)
        #expect(dispatcher.inFlightCount == 2)
        dispatcher.cancel(group: 1)
        #expect(await finished())
        #expect(Set(ended) == ["first", "second"])
        #expect(dispatcher.log.map(\.outcome) == [.cancelled, .handled(by: "handler of second")])
    }

    @Test("The log keeps the newest thousand")
    func logLimit() async {
        for number in 1...1_100 { dispatch("\(number)") }
        #expect(await finished())
        #expect(dispatcher.log.count == 1_000)
        #expect(dispatcher.log.last?.number == 1_100)
    }
}
