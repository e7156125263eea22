/// One key press as a person would name it, whichever bytes the terminal sent for it.
public struct Key: Hashable, Sendable {
    public enum Code: Hashable, Sendable {
        case character(Character)
        case enter
        case tab
        case backtab
        case escape
        case backspace
        case delete
        case insert
        case up
        case down
        case left
        case right
        case home
        case end
        case pageUp
        case pageDown
        case function(Int)
        /// A key the terminal has a sequence for and we have no name for: worth a hint, never an action.
        case unknown
    }

    public struct Modifiers: OptionSet, Hashable, Sendable {
        public static let shift = Modifiers(rawValue: 1)
        public static let alt = Modifiers(rawValue: 2)
        public static let control = Modifiers(rawValue: 4)

        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
    }

    public let code: Code
    public let modifiers: Modifiers

    /// Names a key in its one normal form, so that a key table needs one entry a key.
    ///
    /// Terminals report Shift with a letter in three ways; here a character already is the shifted one and carries
    /// no `.shift`, and Shift-Tab is `.backtab`.
    public init(_ code: Code, modifiers: Modifiers = []) {
        switch code {
        case .character(let character):
            let isShiftedLetter = modifiers.contains(.shift) && character.isASCII && character.isLowercase
            self.code = .character(isShiftedLetter ? Character(character.uppercased()) : character)
            self.modifiers = modifiers.subtracting(.shift)
        case .tab where modifiers.contains(.shift), .backtab:
            self.code = .backtab
            self.modifiers = modifiers.subtracting(.shift)
        default:
            self.code = code
            self.modifiers = modifiers
        }
    }

    /// A printable key.
    public static func character(_ character: Character) -> Key {
        Key(.character(character))
    }

    /// A letter held with Control, named in lower case: `.control("c")`.
    public static func control(_ letter: Character) -> Key {
        Key(.character(letter), modifiers: .control)
    }

    /// A function key, counted from 1.
    public static func function(_ number: Int) -> Key {
        Key(.function(number))
    }

    /// The same key with more modifiers held.
    public func adding(_ more: Modifiers) -> Key {
        Key(code, modifiers: modifiers.union(more))
    }
}
