/// What the bytes of a text show without making a String of them.
///
/// Each trait is a suspicion: rules that wait for it look closer.
package struct TextTraits: OptionSet, Sendable {
    package private(set) var rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Begins with something that may not be seen, or has nothing to begin with.
    static let invisible = TextTraits(rawValue: 1 << 0)
    /// A blank at either end, or a line break anywhere.
    static let blankEdges = TextTraits(rawValue: 1 << 1)
    static let control = TextTraits(rawValue: 1 << 2)
    static let bidi = TextTraits(rawValue: 1 << 3)
    static let markup = TextTraits(rawValue: 1 << 4)
    static let markdown = TextTraits(rawValue: 1 << 5)
    /// The marks of a template, or a word a template leaves where a value is missing.
    static let template = TextTraits(rawValue: 1 << 6)

    static let all: TextTraits = [.invisible, .blankEdges, .control, .bidi, .markup, .markdown, .template]

    /// Of what stands between the quotes of a string.
    init(ofLiteral bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first, let last = bytes.last else {
            self = .invisible
            return
        }
        self = []
        if !(0x21...0x7E ~= first) { formUnion([.invisible, .blankEdges]) }
        if !(0x21...0x7E ~= last), last < 0x80 || Self.mayEndBlank(bytes) { insert(.blankEdges) }
        if Self.leftovers.contains(where: { $0.bytes.elementsEqual(bytes) }) { insert(.template) }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            let suspicion = Self.suspicions[Int(byte)]
            if suspicion == 0 { continue }
            switch byte {
            case ASCII.backslash:
                self = .all
                return
            case 0xC2:
                if bytes[index] < 0xA0 { insert(.control) }
            case 0xE2:
                if Self.isBidi(bytes[index], bytes[index + 1]) { insert(.bidi) }
            default:
                insert(TextTraits(rawValue: suspicion))
            }
        }
    }

    static let leftovers: [StaticString] = ["null", "undefined", "NaN", "nil", "None"]

    /// By byte; the leads C2 and E2 and the backslash have any value but 0, as they ask for a closer look.
    private static let suspicions: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in "<&".utf8 { table[Int(byte)] |= markup.rawValue }
        for byte in "*_`[~".utf8 { table[Int(byte)] |= markdown.rawValue }
        for byte in "{$%[".utf8 { table[Int(byte)] |= template.rawValue }
        table[0x7F] = control.rawValue
        for lead in [Int(ASCII.backslash), 0xC2, 0xE2] { table[lead] = all.rawValue }
        return table
    }()

    /// U+202A to U+202E and U+2066 to U+2069 behind their first byte.
    private static func isBidi(_ second: UInt8, _ third: UInt8) -> Bool {
        (second == 0x80 && 0xAA...0xAE ~= third) || (second == 0x81 && 0xA6...0xA9 ~= third)
    }

    /// Whether the last scalar beyond ASCII is in a block that has blanks: U+0080, U+1680, U+2000 and U+3000.
    private static func mayEndBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let lead = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), lead + 1 < bytes.count else { return true }
        switch (bytes[lead], bytes[lead + 1]) {
        case (0xC2, _), (0xE1, 0x9A), (0xE2, 0x80), (0xE2, 0x81), (0xE3, 0x80): return true
        default: return false
        }
    }
}

extension JSONNode {
    /// nil for what is no string.
    var textTraits: TextTraits? {
        guard kind == .string else { return nil }
        return document.bytes.withUnsafeBufferPointer { bytes in
            TextTraits(
                ofLiteral: UnsafeBufferPointer(rebasing: bytes[Int(record.start) + 1..<Int(record.link) - 1])
            )
        }
    }
}
