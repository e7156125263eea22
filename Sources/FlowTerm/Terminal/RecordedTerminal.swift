/// A terminal that plays a script of events and keeps the frames it was shown.
@MainActor
public final class RecordedTerminal: Terminal {
    public private(set) var size: Size
    public let traits: TerminalTraits
    public let events: AsyncStream<TerminalEvent>
    /// Every frame, oldest first; an unchanged one is kept as well, for it was presented.
    public private(set) var frames: [CellBuffer] = []
    public private(set) var redrawCount = 0
    public private(set) var suspendCount = 0
    public private(set) var isClosed = false
    public var reportsMouse = false
    /// What was put on the clipboard, oldest first.
    public private(set) var copied: [String] = []
    /// The programs that were lent the terminal; each ends at once and well.
    public private(set) var programs: [[String]] = []

    private let queue = EventQueue()

    /// - Parameter script: events that wait from the start; the stream stays open until `close()`.
    public init(size: Size, traits: TerminalTraits = TerminalTraits(), script: [TerminalEvent] = []) {
        self.size = size
        self.traits = traits
        events = queue.stream
        for event in script { send(event) }
    }

    public var hasPendingEvents: Bool { !queue.isEmpty }

    /// Lets an event happen; a resize also changes the size, at once, as on a real screen.
    public func send(_ event: TerminalEvent) {
        if case .resize(let size) = event { self.size = size }
        queue.append(event)
    }

    /// Lets text be typed, through the decoder that real bytes take.
    public func type(_ text: String) {
        var decoder = InputDecoder()
        for event in decoder.feed(text.utf8) + decoder.flush() { send(event) }
    }

    public func present(_ frame: CellBuffer) {
        guard !isClosed else { return }
        frames.append(frame)
    }

    public func redraw() {
        redrawCount += 1
    }

    public func copy(_ text: String) {
        copied.append(text)
    }

    public func run(_ program: [String]) -> Int32? {
        programs.append(program)
        return 0
    }

    public func suspend() {
        suspendCount += 1
    }

    public func close() {
        isClosed = true
        queue.finish()
    }
}
