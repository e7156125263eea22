extension JSONNode {
    /// The exact source text of the value, without the blanks around it.
    public var bytes: ArraySlice<UInt8> {
        document.bytes[byteRange]
    }

    /// Where the value's text lies in the document, in bytes.
    public var byteRange: Range<Int> {
        Int(record.start)..<endOffset
    }

    /// A container's end is not stored: it lies one closing bracket per level behind its last descendant.
    private var endOffset: Int {
        let kind = kind
        guard kind == .object || kind == .array else { return Int(record.link) }
        let last = JSONNode(document: document, number: record.link - 1)
        var node = last
        var end = Int(last.record.start) + 1
        if last.kind != .object && last.kind != .array {
            end = Int(last.record.link)
        } else {
            // The last descendant is itself a container only when it is empty.
            end = offsetBehindCloser(from: end)
        }
        while node.number != number, let parent = node.parent {
            end = offsetBehindCloser(from: end)
            node = parent
        }
        return end
    }

    private func offsetBehindCloser(from offset: Int) -> Int {
        var offset = offset
        while ASCII.isWhitespace(document.bytes[offset]) { offset += 1 }
        return offset + 1
    }
}
