extension JSONText {
    /// Appends a string as a JSON literal, quotes included. Only what must be escaped is.
    static func appendLiteral(_ string: String, to text: inout [UInt8]) {
        text.append(ASCII.quote)
        for byte in string.utf8 {
            switch byte {
            case ASCII.quote, ASCII.backslash:
                text.append(ASCII.backslash)
                text.append(byte)
            case ASCII.newline: text.append(contentsOf: "\\n".utf8)
            case ASCII.carriageReturn: text.append(contentsOf: "\\r".utf8)
            case ASCII.tab: text.append(contentsOf: "\\t".utf8)
            case 0..<ASCII.space:
                text.append(contentsOf: "\\u00".utf8)
                text.append(byte < 0x10 ? ASCII.zero : ASCII.zero + 1)
                text.append(contentsOf: String(byte & 0xF, radix: 16).utf8)
            default: text.append(byte)
            }
        }
        text.append(ASCII.quote)
    }
}
