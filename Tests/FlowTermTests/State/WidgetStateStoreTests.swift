import Testing

@testable import FlowTerm

@MainActor
@Suite("WidgetStateStore")
struct WidgetStateStoreTests {
    @Test("A binding reads its default until something is written")
    func defaults() {
        let store = WidgetStateStore()
        let count = store.binding(widgetID: "bags", key: "count", default: 3)
        #expect(count.wrappedValue == 3)
        count.wrappedValue = 4
        #expect(store.binding(widgetID: "bags", key: "count", default: 3).wrappedValue == 4)
    }

    @Test("Ids and keys are kept apart")
    func separation() {
        let store = WidgetStateStore()
        store.binding(widgetID: "a", key: "count", default: 0).wrappedValue = 1
        #expect(store.binding(widgetID: "a", key: "other", default: 0).wrappedValue == 0)
        #expect(store.binding(widgetID: "b", key: "count", default: 0).wrappedValue == 0)
    }

    @Test("A value of another type reads as the default")
    func otherType() {
        let store = WidgetStateStore()
        store.set("text", widgetID: "a", key: "count")
        #expect(store.binding(widgetID: "a", key: "count", default: 7).wrappedValue == 7)
    }

    @Test("Only a real change is told")
    func changes() {
        let store = WidgetStateStore()
        var changes = 0
        store.onChange = { changes += 1 }
        store.set(1, widgetID: "a", key: "k")
        store.set(1, widgetID: "a", key: "k")
        store.removeAll()
        store.removeAll()
        #expect(changes == 2)
    }
}
