import FlowCore

/// The application on a terminal that nobody sees, with time that stands still: keys go in, frames come out.
@MainActor
package final class HeadlessApp {
    package let app: FlowApp
    package let clock = VirtualClock()
    private let terminal: RecordedTerminal
    /// How long the loads that a key leads to may take, in real time.
    private let patience: Duration
    private var eventCount = 0
    private var run: Task<Void, Never>?
    /// Whether the person has left.
    package private(set) var hasEnded = false

    package init(
        loader: any PageLoader,
        registry: WidgetRegistry,
        policy: UnknownWidgetPolicy = .placeholder,
        size: Size,
        isUnicode: Bool = true,
        patience: Duration = .seconds(30)
    ) {
        terminal = RecordedTerminal(size: size, traits: TerminalTraits(isUnicode: isUnicode, colorDepth: .none))
        self.patience = patience
        app = FlowApp(loader: loader, registry: registry, terminal: terminal, policy: policy, clock: clock)
    }

    /// The last frame; nil before there is one.
    package var frame: CellBuffer? { terminal.frames.last }

    /// - Returns: false when the page did not come in time.
    package func start() async -> Bool {
        run = Task {
            _ = await app.run()
            hasEnded = true
        }
        return await settle()
    }

    /// - Returns: false when what the key led to did not end in time.
    package func press(_ key: Key) async -> Bool {
        eventCount += 1
        terminal.send(.key(key))
        return await settle()
    }

    /// Ends the application, whatever it is doing.
    package func stop() async {
        terminal.close()
        clock.stop()
        await run?.value
    }

    /// Waits until nothing happens any more; what waits for time to pass stays as it is.
    package func settle() async -> Bool {
        let deadline = ContinuousClock.now + patience
        var quiet = 0
        while quiet < 3, !hasEnded {
            for _ in 0..<20 { await Task.yield() }
            let isQuiet = app.handledEventCount == eventCount && !app.isBusy
            quiet = isQuiet ? quiet + 1 : 0
            guard !isQuiet else { continue }
            if ContinuousClock.now > deadline { return false }
            // Loads and decoding run elsewhere: asking again at once would take the processor away from them.
            try? await Task.sleep(for: .milliseconds(1))
        }
        return true
    }
}
