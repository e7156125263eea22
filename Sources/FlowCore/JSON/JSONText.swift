import Glibc

/// Reads string literals whose syntax the parser has checked.
enum JSONText {
    /// The content of the literal whose opening quote is at `start`.
    static func string(in bytes: [UInt8], at start: Int) -> String {
        var end = start + 1
        while bytes[end] != ASCII.quote {
            end += bytes[end] == ASCII.backslash ? 2 : 1
        }
        return string(in: bytes, from: start + 1, to: end)
    }

    /// The content of a literal between its quotes.
    static func string(in bytes: [UInt8], from start: Int, to end: Int) -> String {
        bytes.withUnsafeBufferPointer { buffer in
            let text = UnsafeBufferPointer(rebasing: buffer[start..<end])
            guard let base = text.baseAddress, memchr(base, Int32(ASCII.backslash), text.count) == nil else {
                return unescaped(buffer, from: start)
            }
            return String(decoding: text, as: UTF8.self)
        }
    }

    /// Whether the literal whose opening quote is at `start` says `name`, byte for byte, without making a String of it.
    @inline(__always)
    static func literal(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, equals name: UnsafeBufferPointer<UInt8>)
        -> Bool
    {
        var offset = start + 1
        for byte in name {
            let written = bytes[offset]
            // A quote inside `name` never matches a bare quote, which ends the literal.
            if written != byte || written == ASCII.quote {
                return written == ASCII.backslash && unescaped(bytes, from: start + 1).utf8.elementsEqual(name)
            }
            if written == ASCII.backslash { return unescaped(bytes, from: start + 1).utf8.elementsEqual(name) }
            offset += 1
        }
        if bytes[offset] == ASCII.backslash { return unescaped(bytes, from: start + 1).utf8.elementsEqual(name) }
        return bytes[offset] == ASCII.quote
    }

    /// Rare, and kept out of the callers' way: inlined it would crowd the loops that hardly ever need it.
    @inline(never)
    private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
        var text: [UInt8] = []
        append(bytes, from: start, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the content of the literal whose opening quote is at `start`.
    static func append(_ bytes: [UInt8], at start: Int, to text: inout [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0, from: start + 1, to: &text) }
    }

    private static func append(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to text: inout [UInt8]) {
        var offset = start
        while true {
            let plain = offset
            while bytes[offset] != ASCII.quote, bytes[offset] != ASCII.backslash { offset += 1 }
            text.append(contentsOf: bytes[plain..<offset])
            if bytes[offset] == ASCII.quote { return }
            offset = appendEscape(in: bytes, at: offset, to: &text)
        }
    }

    /// Appends what the escape at `offset` stands for; returns the offset behind it.
    private static func appendEscape(
        in bytes: UnsafeBufferPointer<UInt8>,
        at offset: Int,
        to text: inout [UInt8]
    ) -> Int {
        switch bytes[offset + 1] {
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(ASCII.newline)
        case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
        case UInt8(ascii: "t"): text.append(ASCII.tab)
        case UInt8(ascii: "u"):
            let lead = codeUnit(in: bytes, at: offset + 2)
            guard UTF16.isLeadSurrogate(lead) else {
                append(UInt32(lead), to: &text)
                return offset + 6
            }
            let trail = codeUnit(in: bytes, at: offset + 8)
            append(0x10000 + (UInt32(lead & 0x3FF) << 10 | UInt32(trail & 0x3FF)), to: &text)
            return offset + 12
        case let literal: text.append(literal)
        }
        return offset + 2
    }

    /// The parser lets no lone surrogate through; one would become the replacement character.
    private static func append(_ codePoint: UInt32, to text: inout [UInt8]) {
        text.append(
            contentsOf: UTF8.encode(Unicode.Scalar(codePoint) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
        )
    }

    private static func codeUnit(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16 {
        (0..<4).reduce(0) { $0 << 4 | (ASCII.hexValue(bytes[offset + $1]) ?? 0) }
    }
}
