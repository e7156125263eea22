/// A member name to look for, prepared so that most other names are told apart by one comparison of eight bytes.
struct MemberName {
    private let text: UnsafeBufferPointer<UInt8>
    private let head: NameHead

    /// The name is read in place: it must not outlive the bytes.
    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        head = NameHead(text)
    }

    /// Whether the literal whose opening quote is at `start` says this name.
    ///
    /// - Parameter escaped: whether any name of the text has escapes; without them only equal bytes are equal names.
    @inline(__always)
    func isWritten(in bytes: UnsafeRawBufferPointer, at start: Int, escaped: Bool) -> Bool {
        guard !escaped, let word = NameHead.word(in: bytes, at: start) else { return isSpelled(in: bytes, at: start) }
        guard head.begins(word) else { return false }
        // A name with a quote in it may look the same so far, and a long one goes on.
        return isSpelled(in: bytes, at: start)
    }

    @inline(never)
    private func isSpelled(in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        JSONText.literal(in: bytes.assumingMemoryBound(to: UInt8.self), at: start, equals: text)
    }
}

/// The first eight bytes of a name, to be compared at once.
struct NameHead: Sendable {
    /// Of a name of less than eight bytes also the quote that ends it.
    private let bytes: UInt64
    /// The bits that count.
    private let mask: UInt64

    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>) {
        if text.count < 8 {
            bytes = Self.word(text) | UInt64(ASCII.quote) &<< UInt64(8 * text.count)
            mask = .max &>> UInt64(8 * (7 - text.count))
        } else {
            bytes = Self.load(UInt64.self, text, at: 0)
            mask = .max
        }
    }

    /// What stands behind the quote at `start`; nil at the end of the text, where there are no eight bytes.
    @inline(__always)
    static func word(in bytes: UnsafeRawBufferPointer, at start: Int) -> UInt64? {
        guard start &+ 9 <= bytes.count, let base = bytes.baseAddress else { return nil }
        return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start &+ 1, as: UInt64.self))
    }

    /// Whether a name that reads like that may be this one; of a name of more than seven bytes the rest is to be seen.
    @inline(__always)
    func begins(_ word: UInt64) -> Bool { (word ^ bytes) & mask == 0 }

    /// Up to seven bytes as one number, in loads that overlap instead of a loop.
    @inline(__always)
    private static func word(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let count = text.count
        if count >= 4 {
            let tail = UInt64(load(UInt32.self, text, at: count - 4))
            return UInt64(load(UInt32.self, text, at: 0)) | tail &<< UInt64(8 * (count - 4))
        }
        guard count > 0 else { return 0 }
        let middle = UInt64(text[count / 2]) &<< UInt64(8 * (count / 2))
        return UInt64(text[0]) | middle | UInt64(text[count - 1]) &<< UInt64(8 * (count - 1))
    }

    @inline(__always)
    private static func load<Word: FixedWidthInteger>(
        _: Word.Type,
        _ text: UnsafeBufferPointer<UInt8>,
        at offset: Int
    ) -> Word {
        Word(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
}
