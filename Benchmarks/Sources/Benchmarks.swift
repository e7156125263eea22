import FlowTerm
import Glibc

/// Decodes one page file several times with one contestant and prints a line for each time: nanoseconds of processor
/// time and widgets.
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
                let start = processorTime()
                let finish = try course.run(contestant, on: bytes)
                print(processorTime() - start, finish.widgetCount)
            }
        } catch {
            fail(String(describing: error))
        }
    }

    /// Nanoseconds this process has spent on a processor: on a busy machine the wall clock measures the neighbours.
    private static func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
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
