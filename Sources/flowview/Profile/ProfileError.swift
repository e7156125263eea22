import FlowCore

/// Why a profile cannot be used, and where in it.
struct ProfileError: Error, Hashable, Sendable {
    /// The file, with line and column where they are known.
    let place: String
    let message: String

    init(_ message: String, in name: String, at location: SourceLocation? = nil) {
        place = name + (location.map { ":\($0.line):\($0.column)" } ?? "")
        self.message = message
    }
}
