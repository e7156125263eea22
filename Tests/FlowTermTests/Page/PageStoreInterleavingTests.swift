import FlowCore
import Testing

@testable import FlowTerm

/// A refresh, a next page and an action are on their way at once; whichever answer comes first, the end is the same.
@MainActor
@Suite("PageStore with several answers on their way")
struct PageStoreInterleavingTests {
    enum Answer: CaseIterable, Sendable {
        case refresh, nextPage, action
    }

    nonisolated static let orders: [[Answer]] = permutations(of: Answer.allCases)

    nonisolated private static func permutations(of answers: [Answer]) -> [[Answer]] {
        guard !answers.isEmpty else { return [[]] }
        return answers.indices.flatMap { index in
            var rest = answers
            let first = rest.remove(at: index)
            return permutations(of: rest).map { [first] + $0 }
        }
    }

    private static func page(_ ids: String..., more: String) -> String {
        let widgets = ids.map { #"{"type": "title_block", "id": "\#($0)", "data": {"title": "\#($0)"}}"# }
        return #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets.joined(separator: ","))]}], "#
            + #""pagination": {"has_more": true, "postback": "\#(more)"}}}"#
    }

    private static func text(of answer: Answer) -> String {
        switch answer {
        case .refresh: page("a", "b", "fresh", more: "fresh cursor")
        case .nextPage: page("late", more: "late cursor")
        case .action: #"{"mutations": [{"kind": "remove_widget", "id": "a"}]}"#
        }
    }

    @Test("Every order of starts and answers ends with the fresh page and the mutation", arguments: orders, orders)
    func everyOrder(starts: [Answer], answers: [Answer]) async {
        let loader = ScriptedLoader()
        let store = PageStore(loader: loader, registry: PageFixture.registry, state: WidgetStateStore())
        loader.answer(Self.page("a", "b", more: "old cursor"))
        store.load()
        #expect(await eventually { store.page != nil })

        var places: [Answer] = []
        var action: Task<Void, Never>?
        for start in starts {
            let before = loader.requests.count
            switch start {
            case .refresh: store.refresh()
            case .nextPage: store.loadNextPage()
            case .action:
                action = Task {
                    guard case .success(let answer) = await store.answer(to: ActionModel(type: "api")) else { return }
                    store.apply(Array(answer.value.mutations))
                }
            }
            #expect(await eventually { loader.requests.count > before })
            places.append(start)
        }
        for answer in answers {
            guard let place = places.firstIndex(of: answer) else { continue }
            places.remove(at: place)
            loader.answer(request: place, Self.text(of: answer))
            if answer == .action { await action?.value }
            if answer == .refresh { #expect(await eventually { !store.isRefreshing }) }
        }
        // The next page answers the old page's cursor: dropped, unless it was asked for after the refresh began and the
        // old page was still on show, which the cursor tells as well.
        #expect(await eventually { store.page?.widgets.map(\.id) == ["b", "fresh"] })
        #expect(store.page?.pagination?.postback?.text == #""fresh cursor""#)
        #expect(store.nextPage == .idle)
    }
}
