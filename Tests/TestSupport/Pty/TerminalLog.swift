/// The bytes a program sent to its terminal, taken apart into characters and control sequences.
public struct TerminalLog {
    /// What is not ours to send, in words.
    public private(set) var breaches: [String] = []

    /// Letters that end the control sequences a full-screen program needs: moving, erasing, scrolling, the pen.
    private static let finals = Set("ABCDGHJKLMPSTXZb@dmr")
    private static let modes: Set<String> = [
        "1", "7", "12", "25", "1000", "1002", "1003", "1004", "1006", "1049", "2004",
    ]
    private static let escapes: Set<String> = ["(B", ")0", "(0", "=", ">", "7", "8", "M", "H"]
    /// Insert mode and the shape of the cursor are set as descriptions of terminals ask for, on the console of Linux with
    /// a sequence of its own; a window title is saved
    /// and given back, and the background asked for; no text is ever set.
    private static let exact: Set<String> = [
        "[22;0;0t", "[23;0;0t", "[4l", "[4h", "[34h", "[34l", "[?0c", "[?1c", "]11;?\u{1B}\\",
    ]

    public init(_ bytes: some Sequence<UInt8>) {
        let text = Array(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)
        var index = 0
        while index < text.count {
            index = text[index] == "\u{1B}" ? takeSequence(text, at: index + 1) : takeScalar(text[index], at: index)
        }
    }

    /// What a printed text, a report or a message must not hold.
    public static func breaches(inPrinted text: String) -> [String] {
        text.unicodeScalars.filter { $0 != "\n" && isActive($0) }.map { "U+\(String($0.value, radix: 16))" }
    }

    /// Controls, format characters, and everything else that acts on text without being seen.
    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private mutating func takeScalar(_ scalar: Unicode.Scalar, at index: Int) -> Int {
        let movesOnly = ["\n", "\r", "\u{8}", "\u{E}", "\u{F}"] as [Unicode.Scalar]
        if Self.isActive(scalar), !movesOnly.contains(scalar) {
            breaches.append("U+\(String(scalar.value, radix: 16))")
        }
        return index + 1
    }

    /// - Returns: where the sequence whose first scalar after `ESC` stands at `start` ends.
    private mutating func takeSequence(_ text: [Unicode.Scalar], at start: Int) -> Int {
        let end = Self.end(of: text[start...])
        var sequence = ""
        sequence.unicodeScalars.append(contentsOf: text[start..<end])
        if !Self.isOurs(sequence) { breaches.append("ESC \(sequence.debugDescription)") }
        return end
    }

    private static func end(of text: ArraySlice<Unicode.Scalar>) -> Int {
        guard let first = text.first else { return text.endIndex }
        let rest = text.dropFirst()
        switch first {
        case "[": return rest.firstIndex { (0x40...0x7E).contains($0.value) }.map { $0 + 1 } ?? text.endIndex
        case "]", "P", "_", "^", "X":
            guard let end = rest.firstIndex(where: { $0 == "\u{7}" || $0 == "\\" }) else { return text.endIndex }
            return end + 1
        case "(", ")": return min(text.endIndex, text.startIndex + 2)
        default: return text.startIndex + 1
        }
    }

    private static func isOurs(_ sequence: String) -> Bool {
        if exact.contains(sequence) || escapes.contains(sequence) { return true }
        guard sequence.first == "[", let final = sequence.last else { return false }
        let parameters = sequence.dropFirst().dropLast()
        if parameters.first == "?" {
            let areKnown = parameters.dropFirst().split(separator: ";").allSatisfy { modes.contains(String($0)) }
            return areKnown && (final == "h" || final == "l")
        }
        return finals.contains(final) && parameters.allSatisfy { $0.isNumber || $0 == ";" }
    }
}
