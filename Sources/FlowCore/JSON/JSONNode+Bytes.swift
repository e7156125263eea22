import Glibc

extension JSONNode {
    /// The exact source text of the value, without the blanks around it.
    public var bytes: ArraySlice<UInt8> {
        document.bytes[byteRange]
    }

    /// Where the value's text lies in the document, in bytes.
    public var byteRange: Range<Int> {
        Int(record.start)..<document.endOffset(of: number)
    }

    /// Whether both values are spelled alike, blanks and the order of members included.
    func hasText(of other: JSONNode) -> Bool {
        let (range, otherRange) = (byteRange, other.byteRange)
        guard range.count == otherRange.count else { return false }
        return document.bytes.withUnsafeBytes { bytes in
            other.document.bytes.withUnsafeBytes { otherBytes in
                guard let text = bytes.baseAddress, let otherText = otherBytes.baseAddress else { return false }
                return memcmp(text + range.lowerBound, otherText + otherRange.lowerBound, range.count) == 0
            }
        }
    }

    /// A number that values spelled alike share and others seldom do: it looks at the text in four places.
    var digest: UInt64 {
        let range = byteRange
        return document.bytes.withUnsafeBytes { bytes in
            let text = UnsafeRawBufferPointer(rebasing: bytes[range])
            var digest = UInt64(text.count)
            if text.count < 8 {
                for byte in text { Self.mix(UInt64(byte), into: &digest) }
            } else {
                for place in 0...3 {
                    let word = text.loadUnaligned(fromByteOffset: (text.count - 8) * place / 3, as: UInt64.self)
                    Self.mix(word, into: &digest)
                }
            }
            return digest >> 32
        }
    }

    @inline(__always)
    private static func mix(_ word: UInt64, into digest: inout UInt64) {
        digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        digest ^= digest >> 29
    }
}

extension JSONDocument {
    /// A container's end is not stored: it lies behind its last descendant, one closing bracket a level further out.
    fileprivate func endOffset(of number: UInt32) -> Int {
        let record = records[Int(number)]
        guard record.isContainer else { return Int(record.link) }
        var inner = record.link - 1
        // The last record of all is a container only when nothing is in it.
        let last = records[Int(inner)]
        var end = last.isContainer ? offsetBehindBracket(from: Int(last.start) + 1) : Int(last.link)
        while inner != number {
            end = offsetBehindBracket(from: end)
            inner = records[Int(inner)].parent
        }
        return end
    }

    private func offsetBehindBracket(from offset: Int) -> Int {
        var offset = offset
        while ASCII.isWhitespace(bytes[offset]) { offset += 1 }
        return offset + 1
    }
}
