import CNcurses
import Glibc

/// What the reader's thread does: poll the terminal and the signal pipe, and tell what happened as events.
final class ReaderLoop: Sendable {
    /// Bytes in the signal pipe that are not signals, which end below 64.
    static let stopMessage: UInt8 = 64
    static let watchOutputMessage: UInt8 = 65

    private let device: TerminalDevice
    private let signals: Int32
    private let keys: [[UInt8]: Key]
    private let escapeDelay: EscapeDelay
    private let events: EventQueue
    private let onWritable: @Sendable () -> Void

    init(
        device: TerminalDevice,
        signals: Int32,
        keys: [[UInt8]: Key],
        escapeDelay: EscapeDelay,
        events: EventQueue,
        onWritable: @escaping @Sendable () -> Void
    ) {
        self.device = device
        self.signals = signals
        self.keys = keys
        self.escapeDelay = escapeDelay
        self.events = events
        self.onWritable = onWritable
    }

    /// Returns when told to stop or when the terminal is gone; a gone terminal is always readable and would spin.
    func run() {
        flow_signals_unblock()
        var decoder = InputDecoder(named: keys)
        var watchesOutput = false
        while true {
            let interest = watchesOutput ? POLLIN | POLLOUT : POLLIN
            var descriptors = [
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
                pollfd(fd: device.descriptor, events: Int16(interest), revents: 0),
            ]
            // When the time is over the kernel looks once more: a rest that came while this thread did not get to run
            // counts as having come in time.
            let ready = poll(&descriptors, 2, decoder.isPending ? escapeDelay.milliseconds : -1)
            if ready == 0 { tell(decoder.flush()) }
            guard ready > 0 else { continue }
            if descriptors[0].revents != 0 {
                let messages = Set(read(signals) ?? [])
                tell(messages.sorted().compactMap(event))
                if messages.contains(Self.stopMessage) { return }
                watchesOutput = watchesOutput || messages.contains(Self.watchOutputMessage)
            }
            let happened = Int32(descriptors[1].revents)
            if happened & POLLOUT != 0 {
                watchesOutput = false
                onWritable()
            }
            if happened & ~POLLOUT != 0 {
                guard let bytes = read(device.descriptor) else {
                    events.append(.closed)
                    return
                }
                tell(decoder.feed(bytes))
            }
        }
    }

    /// What can be read without waiting; nil when the other end is gone.
    private func read(_ descriptor: Int32) -> [UInt8]? {
        var isOpen = true
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            let outcome = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            isOpen = outcome > 0 || (outcome < 0 && (errno == EAGAIN || errno == EINTR))
            count = max(0, outcome)
        }
        return isOpen ? bytes : nil
    }

    private func tell(_ news: [TerminalEvent]) {
        for event in news { events.append(event) }
    }

    private func event(for message: UInt8) -> TerminalEvent? {
        switch Int32(message) {
        case SIGWINCH: .resize(device.size)
        case SIGCONT: .resumed
        // A request to stop that comes from elsewhere is the key that asks for it.
        case SIGTSTP: .key(.control("z"))
        case SIGHUP, SIGTERM, SIGINT: .signal(Int32(message))
        default: nil
        }
    }
}
