/// A user's name and password out of an address. They go to the server, and into no text.
struct Credentials: Hashable, Sendable, CustomStringConvertible {
    let user: String
    let password: String

    var description: String { "(hidden)" }
}
