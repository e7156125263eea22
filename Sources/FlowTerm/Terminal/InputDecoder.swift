/// Turns the bytes a terminal sends into events, wherever the bytes were cut into pieces.
///
/// Answers to questions of ours or of a program before us may come at any time: they are recognised by their shape and
/// swallowed, because a reply read as typing would press keys. The one thing bytes alone cannot settle is whether an
/// `ESC` is a key or a beginning; whoever holds the clock calls `flush()` when nothing followed for a while.
public struct InputDecoder: Sendable {
    private enum State {
        case ground
        case escape
        case sequence
        case singleShift
        case linuxConsole
        case mouse
        case string
        case stringEscape
        case paste
    }

    /// No sequence of use is longer; what is gets swallowed whole.
    private static let limit = 256

    private var state = State.ground
    /// Two `ESC` in a row: Alt held with a key that has a sequence, or the Escape key just before something else.
    private var isDoubled = false
    private var isAlt = false
    private var opener: UInt8 = 0
    private var body: [UInt8] = []
    private var character = UTF8Decoder()
    private var pasted = PasteCollector()
    private var events: [TerminalEvent] = []
    /// Sequences whose meaning the terminal's description knows better.
    private let named: [[UInt8]: Key]

    public init() {
        self.init(named: [:])
    }

    /// - Parameter named: whole sequences, `ESC` included, that stand for a key whatever they look like.
    init(named: [[UInt8]: Key]) {
        self.named = named
    }

    /// Whether `flush()` would yield something now: set a clock if so.
    public var isPending: Bool {
        switch state {
        case .escape: true
        case .sequence, .singleShift, .string: body.isEmpty
        default: false
        }
    }

    /// Takes what was read, in one piece or many.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        for byte in bytes { take(byte) }
        defer { events.removeAll() }
        return events
    }

    /// Settles what could still be a key by itself: Escape, or Alt with a character that also opens a sequence.
    ///
    /// A sequence whose parameters have begun was typed by no hand and waits for its end, however slow the line.
    public mutating func flush() -> [TerminalEvent] {
        guard isPending else { return [] }
        if isDoubled || state == .escape { emit(Key(.escape)) }
        if state == .escape {
            if isDoubled { emit(Key(.escape)) }
        } else {
            emit(Key(.character(Character(Unicode.Scalar(opener))), modifiers: .alt))
        }
        enter(.ground)
        defer { events.removeAll() }
        return events
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeCharacter(byte)
        case .escape: takeAfterEscape(byte)
        case .paste: takePasted(byte)
        case .string, .stringEscape: takeInString(byte)
        case .sequence, .singleShift, .linuxConsole, .mouse:
            // A control byte never belongs to a sequence: the sequence was cut off, and Ctrl-C must get through.
            if byte < 0x20 || (byte >= 0x7F && state != .mouse) {
                enter(.ground)
                takeCharacter(byte)
            } else {
                takeInSequence(byte)
            }
        }
    }

    private mutating func takeCharacter(_ byte: UInt8) {
        if byte == 0x1B {
            character.reset()
            isAlt = false
            enter(.escape)
        } else if byte < 0x20 || byte == 0x7F {
            character.reset()
            emitTyped(Key(controlByte: byte))
        } else if let scalar = character.take(byte) {
            // Controls of the upper range have no key; a terminal that sends one is not typing.
            let isControl = (0x80...0x9F).contains(scalar.value)
            if !isControl { emitTyped(.character(Character(scalar))) }
            isAlt = false
        } else if !character.isPending {
            isAlt = false
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        opener = byte
        switch byte {
        case 0x1B:
            if isDoubled { emit(Key(.escape)) }
            isDoubled = true
        case UInt8(ascii: "["): state = .sequence
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string
        default:
            if let key = named[[0x1B, byte]] { return finish(.key(key)) }
            if isDoubled { emit(Key(.escape)) }
            enter(.ground)
            isAlt = true
            takeCharacter(byte)
        }
    }

    private mutating func takeInSequence(_ byte: UInt8) {
        switch state {
        case .sequence: takeInControlSequence(byte)
        case .singleShift where (0x30...0x39).contains(byte):
            collect(byte)
        case .singleShift:
            if let key = named[[0x1B, opener] + body + [byte]] { return finish(.key(key)) }
            let modifiers = ControlSequence(body: body, final: byte).parameter(0)
            finish(.key(Key(singleShift: byte, modifiers: Key.Modifiers(parameter: modifiers))))
        case .linuxConsole:
            finish(.key(Key(linuxConsole: byte)))
        default:
            collect(byte)
            guard body.count == 3 else { return }
            finish(MouseEvent(bytes: body).map { .mouse($0) })
        }
    }

    private mutating func takeInControlSequence(_ byte: UInt8) {
        // One terminal family ends shifted keys with a dollar sign, which everywhere else is no ending.
        let endsWithDollar =
            byte == UInt8(ascii: "$") && body.allSatisfy { (0x30...0x39).contains($0) } && !body.isEmpty
        if byte < 0x40, !endsWithDollar {
            collect(byte)
        } else if body.isEmpty, byte == UInt8(ascii: "[") {
            state = .linuxConsole
        } else if body.isEmpty, byte == UInt8(ascii: "M") {
            state = .mouse
        } else if let key = named[[0x1B, opener] + body + [byte]] {
            finish(.key(key))
        } else {
            let sequence = ControlSequence(body: body, final: byte)
            if byte == UInt8(ascii: "~"), sequence.marker == nil, sequence.parameter(0) == 200 {
                finish(nil)
                state = .paste
            } else {
                finish(body.count < Self.limit ? sequence.event : nil)
            }
        }
    }

    private mutating func takeInString(_ byte: UInt8) {
        switch (state, byte) {
        case (.stringEscape, UInt8(ascii: "\\")), (_, 0x07):
            let isCommand = opener == UInt8(ascii: "]") && body.count < Self.limit
            finish(isCommand ? TerminalEvent(operatingSystemCommand: body) : nil)
        case (_, 0x1B):
            state = .stringEscape
        case (_, 0..<0x20):
            enter(.ground)
            takeCharacter(byte)
        case (.stringEscape, _):
            enter(.escape)
            takeAfterEscape(byte)
        default:
            collect(byte)
        }
    }

    private mutating func takePasted(_ byte: UInt8) {
        guard let text = pasted.take(byte) else { return }
        pasted = PasteCollector()
        enter(.ground)
        events.append(.paste(text))
    }

    private mutating func collect(_ byte: UInt8) {
        if body.count < Self.limit { body.append(byte) }
    }

    /// Ends a sequence; the doubled `ESC` before it was Alt if it is a key's, and the Escape key if it is not.
    private mutating func finish(_ event: TerminalEvent?) {
        if case .key(let key) = event {
            emit(isDoubled ? key.adding(.alt) : key)
        } else {
            if isDoubled { emit(Key(.escape)) }
            if let event { events.append(event) }
        }
        enter(.ground)
    }

    private mutating func enter(_ next: State) {
        state = next
        isDoubled = false
        body.removeAll(keepingCapacity: true)
    }

    private mutating func emitTyped(_ key: Key) {
        emit(isAlt ? key.adding(.alt) : key)
        isAlt = false
    }

    private mutating func emit(_ key: Key) {
        events.append(.key(key))
    }
}
