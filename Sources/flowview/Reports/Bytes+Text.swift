/// A text in the making: as bytes it takes pieces several times faster than a String.
extension [UInt8] {
    mutating func append(_ parts: String...) {
        for part in parts {
            var part = part
            part.withUTF8 { append(contentsOf: $0) }
        }
    }

    mutating func append(blanks count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }
}
