import FlowCore

/// Why a page, a next page or an answer could not be had, in one line for the person who waits for it.
public struct PageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    init(_ error: LoadError) {
        description = error.description
    }

    init(_ error: FlowDecodeError) {
        description = error.description
    }
}
