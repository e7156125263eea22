extension JSONDocument {
    /// Lines of the text; at least one.
    public var lineCount: Int {
        location(ofByte: bytes.count).line
    }

    /// The bytes of a line, its end included; nil for a line that is not there.
    ///
    /// - Parameter line: from 1 up.
    public func byteRange(ofLine line: Int) -> Range<Int>? {
        guard line > 0, line <= lineCount else { return nil }
        var low = 0
        var high = bytes.count
        // Lines grow with offsets: halving asks a few times instead of reading the whole text.
        while low < high {
            let middle = (low + high) / 2
            if location(ofByte: middle).line < line { low = middle + 1 } else { high = middle }
        }
        let end = bytes[low...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        return low..<max(low + 1, end)
    }
}
