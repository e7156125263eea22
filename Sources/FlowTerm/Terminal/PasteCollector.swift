/// Gathers a bracketed paste up to its closing bracket.
///
/// The bracket is matched while bytes arrive, so an escape inside the paste is text and the closing one may come in
/// pieces. What exceeds the limit is dropped, never read as keys.
struct PasteCollector: Sendable {
    static let limit = 1 << 20
    private static let closing: [UInt8] = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

    /// - Returns: the whole text when this byte closed the paste: line ends as `\n`, invalid bytes left out.
    mutating func take(_ byte: UInt8) -> String? {
        if byte == Self.closing[matched] {
            matched += 1
            return matched == Self.closing.count ? text : nil
        }
        for held in Self.closing[..<matched] { keep(held) }
        matched = 0
        if byte == Self.closing[0] {
            matched = 1
        } else {
            keep(byte)
        }
        return nil
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) }
    }

    private var text: String {
        var decoder = UTF8Decoder()
        var scalars = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for byte in bytes {
            guard let scalar = decoder.take(byte) else { continue }
            if scalar == "\n", previous == "\r" {
                previous = scalar
                continue
            }
            scalars.append(scalar == "\r" ? "\n" : scalar)
            previous = scalar
        }
        return String(scalars)
    }
}
