import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("PageStore")
struct PageStoreTests {
    private let loader = ScriptedLoader()
    private let store: PageStore

    init() {
        store = PageStore(loader: loader, registry: PageFixture.registry, state: WidgetStateStore())
    }

    private static func page(_ ids: String..., more: String? = nil) -> String {
        let widgets = ids.map { #"{"type": "title_block", "id": "\#($0)", "data": {"title": "\#($0)"}}"# }
        let pagination = more.map { #", "pagination": {"has_more": true, "postback": \#($0)}"# } ?? ""
        return #"{"page": {"id": "p", "sections": [{"widgets": [\#(widgets.joined(separator: ","))]}]\#(pagination)}}"#
    }

    private var ids: [String] { store.page?.widgets.map(\.id) ?? [] }

    private func load(_ json: String) async {
        loader.answer(json)
        store.load()
        #expect(await eventually { store.page != nil })
    }

    @Test("A page is loading until it is there")
    func loading() async {
        store.load()
        #expect(store.page == nil)
        loader.answer(Self.page("a"))
        #expect(await eventually { ids == ["a"] })
    }

    @Test("A first load that fails says why, and can be tried again")
    func failing() async {
        loader.fail("no such file")
        store.load()
        #expect(await eventually { if case .failed = store.phase { true } else { false } })
        guard case .failed(let failure) = store.phase else { return }
        #expect(failure.description == "cannot read: test.json: no such file")
        await load(Self.page("a"))
        #expect(ids == ["a"])
    }

    @Test("A refresh clears the state and keeps the page on show until the new one is there")
    func refreshing() async {
        await load(Self.page("a"))
        store.state.set(3, widgetID: "a", key: "count")
        store.refresh()
        #expect(store.isRefreshing)
        #expect(ids == ["a"])
        #expect(store.state.binding(widgetID: "a", key: "count", default: 0).wrappedValue == 0)
        loader.answer(Self.page("b"))
        #expect(await eventually { ids == ["b"] })
        #expect(!store.isRefreshing)
    }

    @Test("A failed refresh keeps the page and tells")
    func failedRefresh() async {
        var troubles: [String] = []
        store.onTrouble = { troubles.append($0.description) }
        await load(Self.page("a"))
        loader.fail("gone")
        store.refresh()
        #expect(await eventually { !store.isRefreshing })
        #expect(ids == ["a"])
        loader.answer("[]")
        store.refresh()
        #expect(await eventually { troubles.count == 2 })
        #expect(ids == ["a"])
        #expect(troubles[0] == "cannot read: test.json: gone")
        #expect(troubles[1].contains("array"))
    }

    @Test("The next page is asked for with the cursor of the page on show and appended; state stays")
    func nextPage() async {
        await load(Self.page("a", more: #"{"cursor": 1e2}"#))
        store.state.set(3, widgetID: "a", key: "count")
        store.loadNextPage()
        store.loadNextPage()
        loader.answer(Self.page("b"))
        #expect(await eventually { ids == ["a", "b"] })
        #expect(store.state.value(widgetID: "a", key: "count") == 3)
        #expect(loader.requests.count == 2)
        guard case .nextPage(let pageID, let postback) = loader.requests[1] else {
            Issue.record("the second request asks for no next page")
            return
        }
        #expect(pageID == "p")
        #expect(postback?.text == #"{"cursor": 1e2}"#)
        #expect(!store.canLoadOn)
    }

    @Test("A failed next page keeps the page and waits to be asked again")
    func failedNextPage() async {
        await load(Self.page("a", more: "1"))
        loader.fail("gone")
        store.loadNextPage()
        #expect(await eventually { if case .failed = store.nextPage { true } else { false } })
        #expect(ids == ["a"])
        #expect(!store.canLoadOn)
        loader.answer(Self.page("b"))
        store.loadNextPage()
        #expect(await eventually { ids == ["a", "b"] })
    }

    @Test("Loading on stops where a cursor repeats")
    func repeatedCursor() async {
        await load(Self.page("a", more: "1"))
        loader.answer(Self.page("b", more: "1"))
        store.loadNextPage()
        #expect(await eventually { ids == ["a", "b"] })
        #expect(store.nextPage == .repeated)
        #expect(!store.canLoadOn)
    }

    @Test("Without a cursor one request is made, and no second")
    func missingCursor() async {
        let page =
            #"{"page": {"sections": [{"widgets": [{"type": "title_block", "data": {"title": "x"}}]}], "#
            + #""pagination": {"has_more": true}}}"#
        await load(page)
        #expect(store.canLoadOn)
        loader.answer(page)
        store.loadNextPage()
        #expect(await eventually { store.nextPage == .repeated })
    }

    @Test("An answer that a newer fetch has overtaken is dropped when it arrives")
    func lateAnswer() async {
        await load(Self.page("a"))
        store.refresh()
        #expect(await eventually { loader.requests.count == 2 })
        store.refresh()
        #expect(await eventually { loader.requests.count == 3 })
        loader.answer(request: 1, Self.page("new"))
        #expect(await eventually { ids == ["new"] })
        loader.answer(Self.page("old"))
        try? await Task.sleep(for: .milliseconds(50))
        #expect(ids == ["new"])
    }

    @Test("A next page that a refresh has overtaken is dropped")
    func overtakenNextPage() async {
        await load(Self.page("a", more: "1"))
        store.loadNextPage()
        #expect(await eventually { loader.requests.count == 2 })
        store.refresh()
        #expect(await eventually { loader.requests.count == 3 })
        loader.answer(request: 1, Self.page("b"))
        #expect(await eventually { ids == ["b"] })
        loader.answer(Self.page("late"))
        try? await Task.sleep(for: .milliseconds(50))
        #expect(ids == ["b"])
    }

    @Test("A mutation during a refresh is applied to the new page as well")
    func mutationInFlight() async throws {
        await load(Self.page("a", "b"))
        store.refresh()
        let decoder = FlowDecoder.make(widgetDecoding: PageFixture.registry)
        let response = try await decoder.decodeActionResponse(
            Array(#"{"mutations": [{"kind": "remove_widget", "id": "a"}]}"#.utf8)
        )
        store.apply(Array(response.mutations))
        #expect(ids == ["b"])
        loader.answer(Self.page("a", "b", "c"))
        #expect(await eventually { ids == ["b", "c"] })
    }

    @Test("Diagnostics of the first page outlive the second")
    func diagnostics() async {
        let broken =
            #"{"page": {"sections": [{"id": "s", "widgets": [{"type": "nobody"}]}], "#
            + #""pagination": {"has_more": true, "postback": 1}}}"#
        await load(broken)
        loader.answer(Self.page("b"))
        store.loadNextPage()
        #expect(await eventually { ids.contains("b") })
        #expect(store.diagnostics.map(\.kind) == [.unknownType])
    }
}
