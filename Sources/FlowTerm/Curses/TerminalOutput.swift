import Glibc

/// Writes to the terminal without ever waiting for it, but for a short while at the end.
@MainActor
final class TerminalOutput {
    private let device: TerminalDevice
    private var rest: ArraySlice<UInt8> = []

    init(device: TerminalDevice) {
        self.device = device
    }

    /// Whether everything given has gone out; while it has not, another frame would only queue up behind.
    var isIdle: Bool { rest.isEmpty }

    func write(_ bytes: [UInt8]) {
        rest = rest.isEmpty ? bytes[...] : rest + bytes
        advance()
    }

    /// Writes as much as the line takes now. A line that is gone takes everything.
    func advance() {
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(device.descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                return
            } else if errno != EINTR {
                rest = []
            }
        }
        rest = []
    }

    /// Gives a stalled line this long to take the rest: half a sequence would garble what follows.
    func drain(milliseconds: Int32 = 300) {
        var descriptor = pollfd(fd: device.descriptor, events: Int16(POLLOUT), revents: 0)
        while !isIdle, poll(&descriptor, 1, milliseconds) > 0 {
            advance()
        }
        rest = []
    }
}
