/// Why a response is not what was asked for. Everything below the root is contained and never gets this far.
public enum FlowDecodeError: Error, Hashable, Sendable, CustomStringConvertible {
    case invalidJSON(JSONSyntaxError)
    /// The root is JSON but holds no page, sheet or action response.
    case noPage(message: String, location: SourceLocation)

    /// A stable name for machines.
    public var code: String {
        switch self {
        case .invalidJSON: "invalid_json"
        case .noPage: "no_page"
        }
    }

    /// What was found, without the place.
    public var message: String {
        switch self {
        case .invalidJSON(let error): error.message
        case .noPage(let message, _): message
        }
    }

    public var location: SourceLocation {
        switch self {
        case .invalidJSON(let error): error.location
        case .noPage(_, let location): location
        }
    }

    public var description: String { "\(message) at line \(location.line), column \(location.column)" }
}
