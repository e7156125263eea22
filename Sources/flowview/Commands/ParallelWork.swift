/// Works through things, several at a time, and hands the results on in the order of the things.
struct ParallelWork<Item: Sendable, Outcome: Sendable> {
    let items: [Item]
    /// How many are worked on at the same time.
    let jobs: Int
    /// How often whoever waits is told how far it is.
    let interval: Duration
    let work: @Sendable (Item) async -> Outcome

    private enum Event: Sendable {
        case finished(Int, Outcome)
        case tick
    }

    /// - Parameters:
    ///   - onTick: called with the number of finished items while others are still worked on.
    ///   - onOutcome: called for one result after the other; those that are early wait.
    func run(onTick: (Int) -> Void, onOutcome: (Outcome) -> Void) async {
        await withTaskGroup(of: Event.self) { group in
            var early: [Int: Outcome] = [:]
            var (started, finished, handedOn) = (0, 0, 0)
            func start() {
                guard started < items.count else { return }
                let number = started
                group.addTask { .finished(number, await work(items[number])) }
                started += 1
            }
            func startClock() {
                group.addTask {
                    try? await Task.sleep(for: interval)
                    return .tick
                }
            }
            for _ in 0..<jobs { start() }
            startClock()
            while finished < items.count, let event = await group.next() {
                switch event {
                case .tick:
                    onTick(finished)
                    startClock()
                case .finished(let number, let outcome):
                    finished += 1
                    start()
                    early[number] = outcome
                    while let outcome = early.removeValue(forKey: handedOn) {
                        handedOn += 1
                        onOutcome(outcome)
                    }
                }
            }
            group.cancelAll()
        }
    }
}
