/// Why an end-to-end test could not go on; the description shows the screen where there is one.
public enum TmuxError: Error, CustomStringConvertible {
    case commandFailed(arguments: [String], errors: String)
    case timedOut(waitingFor: String, screen: String)
    case leftBehind(processes: [Int32])

    public var description: String {
        switch self {
        case .commandFailed(let arguments, let errors):
            "tmux \(arguments.joined(separator: " ")): \(errors)"
        case .timedOut(let expectation, let screen):
            "waited for \(expectation); the screen shows:\n\(screen)"
        case .leftBehind(let processes):
            "still running after the session was closed: \(processes)"
        }
    }
}
