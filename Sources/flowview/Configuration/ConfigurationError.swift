/// A configuration that cannot be used, in words for the person who wrote it.
struct ConfigurationError: Error, Hashable, Sendable {
    /// `FLOWVIEW_OPTS`, or a file with line and column.
    let place: String
    /// Fit for a terminal.
    let message: String

    var description: String { "cannot use the configuration: \(place): \(message)" }
}
