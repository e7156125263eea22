/// The bytes keys send: one table for each way a terminal may name them.
extension Key {
    /// A key below the printable range, or Delete's code, which the key above Enter sends.
    init(controlByte byte: UInt8) {
        switch byte {
        case 0x00: self = Key(.character(" "), modifiers: .control)
        case 0x08, 0x7F: self = Key(.backspace)
        case 0x09: self = Key(.tab)
        // Raw mode leaves CR for Enter; LF comes from scripts that type, and from Ctrl-J, which means the same.
        case 0x0A, 0x0D: self = Key(.enter)
        case 0x1B: self = Key(.escape)
        case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
        default: self = .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    /// The key of a sequence without marker; nil when it is a report (cursor position, window size, status).
    init?(sequence: ControlSequence) {
        let modifiers = Modifiers(parameter: sequence.parameter(1))
        switch sequence.final {
        case UInt8(ascii: "~"):
            self.init(tilde: sequence, modifiers: modifiers)
        case UInt8(ascii: "$"):
            self = Key(Self.numbered[sequence.parameter(0)] ?? .unknown, modifiers: .shift)
        case UInt8(ascii: "^"):
            self = Key(Self.numbered[sequence.parameter(0)] ?? .unknown, modifiers: .control)
        case UInt8(ascii: "@"):
            self = Key(Self.numbered[sequence.parameter(0)] ?? .unknown, modifiers: [.shift, .control])
        case UInt8(ascii: "u"):
            self.init(codePoint: sequence.parameter(0, default: 0), modifiers: modifiers)
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            self = Key(Self.lettered[sequence.final - 0x20] ?? .unknown, modifiers: .shift)
        // A cursor report ends like F3; only F3 counts from the first row.
        case UInt8(ascii: "R") where sequence.parameter(0) != 1:
            return nil
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            self = Key(Self.lettered[sequence.final] ?? .unknown, modifiers: modifiers)
        default:
            return nil
        }
    }

    /// The key of `ESC O` and a letter: cursor keys in application mode, F1 to F4, the number pad.
    init(singleShift final: UInt8, modifiers: Modifiers) {
        switch final {
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            self = Key(Self.lettered[final - 0x20] ?? .unknown, modifiers: .control)
        case UInt8(ascii: "M"):
            self = Key(.enter, modifiers: modifiers)
        case UInt8(ascii: "X"):
            self = Key(.character("="), modifiers: modifiers)
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            self = Key(.character(Character(Unicode.Scalar(final - 0x40))), modifiers: modifiers)
        default:
            self = Key(Self.lettered[final] ?? .unknown, modifiers: modifiers)
        }
    }

    /// F1 to F5 of the Linux console, which sends `ESC [ [` and a letter.
    init(linuxConsole final: UInt8) {
        let number = Int(final) - 0x40
        self = (1...5).contains(number) ? .function(number) : Key(.unknown)
    }

    private init?(tilde sequence: ControlSequence, modifiers: Modifiers) {
        switch sequence.parameter(0) {
        case 27: self.init(codePoint: sequence.parameter(2, default: 0), modifiers: modifiers)
        case 200, 201: return nil
        case let number: self = Key(Self.numbered[number] ?? .unknown, modifiers: modifiers)
        }
    }

    /// A key told by its character, as terminals do for combinations that have no byte of their own.
    private init(codePoint: Int, modifiers: Modifiers) {
        switch codePoint {
        case 0..<0x20, 0x7F:
            self = Key(controlByte: UInt8(codePoint)).adding(modifiers)
        case 0x20..<0x80, 0xA0..<0xE000:
            let scalar = Unicode.Scalar(UInt32(codePoint))
            self = Key(scalar.map { .character(Character($0)) } ?? .unknown, modifiers: modifiers)
        default:
            self = Key(.unknown)
        }
    }

    private static let lettered: [UInt8: Code] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backtab,
        UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
        UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    ]

    private static let numbered: [Int: Code] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
        29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
    ]
}

extension Key.Modifiers {
    /// The modifier number of a sequence: one more than a sum of Shift 1, Alt 2, Control 4 and Meta 8, which is Alt too.
    init(parameter: Int) {
        let bits = max(parameter, 1) - 1
        self = Key.Modifiers(rawValue: UInt8(bits & 7))
        if bits & 8 != 0 { insert(.alt) }
    }
}
