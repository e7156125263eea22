/// A text to look for: in any case, unless it is written with a capital letter.
public struct TextNeedle: Hashable, Sendable {
    public let text: String
    /// Whether capitals count.
    public let isExact: Bool
    /// The text in UTF-8, in lower case where capitals do not count.
    private let bytes: [UInt8]
    private let isASCII: Bool

    /// Nil for no text at all.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
        isExact = text.contains { $0.isUppercase }
        bytes = Folded(text, keepsCase: isExact).bytes
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    public func isFound(in text: String) -> Bool {
        var text = text
        return text.withUTF8(isFound)
    }

    /// - Parameter utf8: well-formed text without escapes.
    package func isFound(in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        // No byte of a longer character is ASCII, so bytes can be compared wherever no other case has to be found.
        if isASCII || isExact { return Self.find(bytes, in: utf8, folding: !isExact) }
        return Folded(String(decoding: utf8, as: UTF8.self), keepsCase: false).bytes.withUnsafeBufferPointer {
            Self.find(bytes, in: $0, folding: false)
        }
    }

    /// Whether it is worth looking closer at a JSON text: false only where no string of it can hold the needle.
    ///
    /// Goes once over the bytes, faster than any reading of what they mean.
    package func mayBeFound(inJSON bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Escapes and the signs of Markdown hide what is shown.
        if bytes.contains(where: { $0 == ASCII.backslash || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") }) {
            return true
        }
        if isASCII || isExact { return Self.find(self.bytes, in: bytes, folding: !isExact) }
        return bytes.contains { $0 >= 0x80 }
    }

    /// Where it stands in a text, in bytes of UTF-8; what overlaps an earlier place is left out.
    public func ranges(in text: String) -> [Range<Int>] {
        let folded = Folded(text, keepsCase: isExact)
        var ranges: [Range<Int>] = []
        var start = 0
        while start + bytes.count <= folded.bytes.count {
            let end = start + bytes.count
            if folded.bytes[start..<end].elementsEqual(bytes) {
                ranges.append(folded.origins[start]..<folded.origins[end])
                start = end
            } else {
                start += 1
            }
        }
        return ranges
    }

    private static func find(_ needle: [UInt8], in text: UnsafeBufferPointer<UInt8>, folding: Bool) -> Bool {
        guard text.count >= needle.count else { return false }
        return needle.withUnsafeBufferPointer { needle in
            let first = needle[0]
            // Capitals of ASCII differ from small letters in one bit.
            let isLetter = folding && first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
            let capital = isLetter ? first & ~0x20 : first
            for start in 0...(text.count - needle.count) where text[start] == first || text[start] == capital {
                var length = 1
                while length < needle.count, lowered(text[start + length], folding) == needle[length] { length += 1 }
                if length == needle.count { return true }
            }
            return false
        }
    }

    @inline(__always)
    private static func lowered(_ byte: UInt8, _ folding: Bool) -> UInt8 {
        folding && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}

/// A text in lower case, and for each byte where in the text it comes from.
private struct Folded {
    private(set) var bytes: [UInt8] = []
    /// One more than there are bytes: the end of the text.
    private(set) var origins: [Int] = []

    init(_ text: String, keepsCase: Bool) {
        var offset = 0
        for scalar in text.unicodeScalars {
            let shown = keepsCase || scalar.isASCII ? String(scalar) : scalar.properties.lowercaseMapping
            for byte in shown.utf8 {
                let isCapital = !keepsCase && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
                bytes.append(isCapital ? byte | 0x20 : byte)
                origins.append(offset)
            }
            offset += UTF8.width(scalar)
        }
        origins.append(offset)
    }
}
