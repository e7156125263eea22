import Foundation

/// How the kernel treats a terminal line: echo, signals, line ends. Equal before and after means nothing was left behind.
public struct LineSettings: Sendable, Hashable {
    private let bytes: [UInt8]
    /// Whether typed keys wait for a line end, as in a shell.
    public let isCooked: Bool

    init(of descriptor: Int32) {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        isCooked = settings.c_lflag & tcflag_t(ICANON) != 0
        bytes = withUnsafeBytes(of: settings) { Array($0) }
    }
}
