/// How long an `ESC` waits for the rest of a sequence before it counts as the Escape key.
struct EscapeDelay: Hashable, Sendable {
    let milliseconds: Int32

    /// Below what a person notices, and above what a line loses between the bytes of one key.
    private static let usual: Int32 = 40
    /// Longer, and Escape would seem to do nothing.
    private static let longest: Int32 = 10_000

    /// Lines that are slower than that are told of by `ESCDELAY`, in milliseconds, as programs made with ncurses know it.
    init(environment: [String: String]) {
        let asked = environment["ESCDELAY"].flatMap { Int32($0) } ?? Self.usual
        milliseconds = (1...Self.longest).contains(asked) ? asked : Self.usual
    }
}
