import FlowTerm
import Glibc

/// Decodes one page file several times with one contestant and prints a line for each time: nanoseconds and widgets.
///
/// `run.py` starts a process per contestant and page, so that none meets the heap another one left behind.
@main
enum Benchmarks {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3, let rounds = arguments.last.flatMap({ Int($0) }),
            let contestant = arguments.first.flatMap(Contestant.init(rawValue:))
        else {
            let names = Contestant.allCases.map(\.rawValue).joined(separator: "|")
            fail("usage: Benchmarks \(names) FILE ROUNDS")
        }
        do {
            let bytes = try PageFile.bytes(at: arguments[arguments.startIndex + 1])
            let course = Course(registry: starters())
            for _ in 0..<rounds {
                let clock = ContinuousClock()
                let start = clock.now
                let finish = try course.run(contestant, on: bytes)
                print((clock.now - start) / .nanoseconds(1), finish.widgetCount)
            }
        } catch {
            fail(String(describing: error))
        }
    }

    private static func starters() -> WidgetRegistry {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return registry
    }

    private static func fail(_ message: String) -> Never {
        let line = "Benchmarks: \(message)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        exit(64)
    }
}
