/// Recognises the encodings JSON is sent in by mistake from a text's first bytes.
enum TextEncodingGuess {
    /// The name of an encoding other than UTF-8, or nil.
    ///
    /// JSON starts with ASCII characters, so without a mark the zero bytes around them tell width and byte order.
    static func name(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        func starts(with prefix: [UInt8]) -> Bool {
            bytes.count >= prefix.count && zip(bytes, prefix).allSatisfy(==)
        }
        if starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32 (little endian)" }
        if starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32 (big endian)" }
        if starts(with: [0xFF, 0xFE]) { return "UTF-16 (little endian)" }
        if starts(with: [0xFE, 0xFF]) { return "UTF-16 (big endian)" }
        if starts(with: [0x1F, 0x8B]) { return "gzip data" }
        switch bytes.prefix(4).map({ $0 == 0 }) {
        case [true, true, true, false]: return "UTF-32 (big endian)"
        case [false, true, true, true]: return "UTF-32 (little endian)"
        case [true, false, true, false]: return "UTF-16 (big endian)"
        case [false, true, false, true]: return "UTF-16 (little endian)"
        default: return nil
        }
    }
}
