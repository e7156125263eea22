import FlowCore

/// Why a page, a next page or an answer could not be had, in one line for the person who waits for it.
public struct PageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// Where in the source it lies; nil for what is no matter of the text.
    public let location: SourceLocation?
    /// For a line that may be cut: the place comes first.
    let brief: String

    public init(_ description: String) {
        self.description = description
        location = nil
        brief = description
    }

    init(_ error: LoadError) {
        self.init(error.description)
    }

    init(_ error: FlowDecodeError) {
        description = error.description
        location = error.location
        brief = "\(error.location.line):\(error.location.column): \(error.message)"
    }
}
