/// A command line that cannot be followed, in words for the person who typed it.
struct UsageError: Error, Hashable, Sendable {
    let message: String
    /// The command whose help says more.
    let command: CommandName?

    init(_ message: String, in command: CommandName? = nil) {
        self.message = message
        self.command = command
    }

    var hint: String {
        guard let command, command != .browse else { return "try flowview --help" }
        return "try flowview \(command.rawValue) --help"
    }
}
