import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("LoadProgress")
struct LoadProgressTests {
    @Test(
        "Bytes are told in the unit that fits, and of how many where that is known",
        arguments: [
            (0, nil, "0 B"), (999, nil, "999 B"), (1_000, nil, "1 kB"), (999_999, nil, "999 kB"),
            (1_234_567, nil, "1.2 MB"), (57_000_000, 57_100_000, "57.0 MB of 57.1 MB"), (12, 90_000, "12 B of 90 kB"),
            (57_000_000, 57_000_000, "57.0 MB"),
        ] as [(Int, Int?, String)]
    )
    func text(received: Int, total: Int?, expected: String) {
        #expect(LoadProgress(received: received, total: total).text == expected)
    }

    /// Says that something has come, and waits to be let go.
    private final class SlowLoader: PageLoader {
        let script = ScriptedLoader()

        func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
            try await script.load(request)
        }

        func load(
            _ request: PageRequest,
            progress: @escaping @Sendable (LoadProgress) -> Void
        ) async throws(LoadError) -> [UInt8] {
            progress(LoadProgress(received: 1_200_000))
            return try await script.load(request)
        }
    }

    @Test("The status line tells what is going on and how much has come, and is silent when it is over")
    func status() async {
        let loader = SlowLoader()
        let terminal = RecordedTerminal(size: Size(width: 60, height: 10))
        let app = FlowApp(loader: loader, registry: PageFixture.registry, terminal: terminal)
        let run = Task { await app.run() }
        func says(_ text: String) async -> Bool {
            await eventually { terminal.frames.last?.lines.last?.contains(text) == true }
        }
        #expect(await says("loading 1.2 MB"))
        loader.script.answer(AppDriver.page(#"{"type": "title_block", "data": {"title": "x"}}"#))
        #expect(await says("1 widget"))
        #expect(terminal.frames.last?.lines.last?.contains("MB") == false)
        terminal.send(.key(Key(.character("r"))))
        #expect(await says("refreshing 1.2 MB"))
        terminal.send(.closed)
        _ = await run.value
        loader.script.answer("{}")
    }

    @Test("What has come whole is being decoded, which the screen says at once, and is asked for once")
    func decoding() async {
        let loader = ScriptedLoader()
        let terminal = RecordedTerminal(size: Size(width: 60, height: 10))
        let app = FlowApp(loader: loader, registry: PageFixture.registry, terminal: terminal)
        let meter = LoadMeter()
        meter.report(LoadProgress(received: 57_000_000, total: 57_000_000))
        let source = PageSource(loader: loader, registry: PageFixture.registry)
        app.begin(awaiting: { await source.page(.initial) }, meter: meter)
        let run = Task { await app.run() }
        #expect(await eventually { !terminal.frames.isEmpty })
        #expect(terminal.frames.first?.lines.last?.contains("decoding 57.0 MB") == true)
        loader.answer(AppDriver.page(#"{"type": "title_block", "data": {"title": "x"}}"#))
        #expect(await eventually { terminal.frames.last?.lines.last?.contains("1 widget") == true })
        terminal.send(.closed)
        _ = await run.value
        #expect(loader.requests == [.initial])
    }

    @Test("A thousand loads leave no task behind, and nothing that keeps a store alive")
    func leftovers() async {
        let loader = ScriptedLoader()
        weak var remains: PageStore?
        do {
            let store = PageStore(loader: loader, registry: PageFixture.registry, state: WidgetStateStore())
            remains = store
            for number in 0..<1_000 {
                loader.answer(AppDriver.page(#"{"type": "title_block", "data": {"title": "\#(number)"}}"#))
                if number == 0 { store.load() } else { store.refresh() }
                let isDone = await eventually { !store.isRefreshing && store.page != nil }
                guard isDone else { break }
            }
            #expect(loader.requests.count == 1_000)
        }
        #expect(await eventually { remains == nil })
    }
}
