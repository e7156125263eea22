import FlowCore
import FlowTerm

/// Why there is no page to work on.
enum OpenFailure: Error {
    case notLoaded(LoadError)
    case notAPage(source: String, bytes: [UInt8], error: FlowDecodeError)
    /// There is a terminal, but it cannot be drawn on.
    case noScreen(CursesError)

    /// Says so, and how the program should end.
    func report(on console: Console) -> ExitStatus {
        switch self {
        case .notLoaded(let error):
            console.complain(error)
            return .notLoaded
        case .notAPage(let source, let bytes, let error):
            let place = "\(source):\(error.location.line):\(error.location.column)"
            console.complain("not a page: \(PlainText.line(place)): \(PlainText.line(error.message))")
            for line in Excerpt(of: bytes, at: error.location).lines { console.explain(line) }
            return .notAPage
        case .noScreen(let error):
            console.complain("cannot open a screen: \(PlainText.line(error.description))")
            return .usage
        }
    }
}

extension Console {
    func complain(_ error: LoadError) {
        complain(PlainText.line(error.description))
    }
}
