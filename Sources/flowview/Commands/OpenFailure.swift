import FlowCore
import FlowTerm

/// Why there is no page to work on.
enum OpenFailure: Error {
    case notLoaded(LoadError)
    case notAPage(source: String, bytes: [UInt8], error: FlowDecodeError)
    /// What the project says of itself cannot be followed.
    case badProfile(ProfileError)
    /// A file that was to be written to cannot be.
    case notWritable(LoadError)
    /// There is a terminal, but it cannot be drawn on.
    case noScreen(CursesError)

    /// As the screen tells it in the place of the page.
    var onScreen: PageFailure {
        switch self {
        case .notLoaded(let error), .notWritable(let error): PageFailure(error.description)
        case .notAPage(_, _, let error): PageFailure(error.description)
        case .badProfile(let error): PageFailure(error.message)
        case .noScreen(let error): PageFailure(error.description)
        }
    }

    /// Says so, and how the program should end.
    func report(on console: Console) -> ExitStatus {
        switch self {
        case .notLoaded(let error):
            console.complain(error)
            return .notLoaded
        case .notAPage(let source, let bytes, let error):
            let place = "\(source):\(error.location.line):\(error.location.column)"
            console.complain("not a page: \(PlainText.line(place)): \(PlainText.line(error.message))")
            console.explain(Excerpt(of: bytes, at: error.location).text)
            return .notAPage
        case .badProfile(let error):
            console.complain("cannot use the profile: \(PlainText.line(error.place)): \(PlainText.line(error.message))")
            return .usage
        case .notWritable(let error):
            console.complain(error)
            return .usage
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
