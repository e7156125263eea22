extension JSONNode {
    /// The exact source text of the value, without the blanks around it.
    public var bytes: ArraySlice<UInt8> {
        document.bytes[byteRange]
    }

    /// Where the value's text lies in the document, in bytes.
    public var byteRange: Range<Int> {
        Int(record.start)..<endOffset
    }

    /// A container's end is not stored: it lies behind its last descendant, one closing bracket a level further out.
    private var endOffset: Int {
        guard document.isContainer(record) else { return Int(record.link) }
        var node = JSONNode(document: document, number: record.link - 1)
        var end: Int
        if document.isContainer(node.record) {
            // The last record of all is a container only when nothing is in it.
            end = offsetBehindBracket(from: Int(node.record.start) + 1)
        } else {
            end = Int(node.record.link)
        }
        while node.number != number, let parent = node.parent {
            end = offsetBehindBracket(from: end)
            node = parent
        }
        return end
    }

    private func offsetBehindBracket(from offset: Int) -> Int {
        var offset = offset
        while ASCII.isWhitespace(document.bytes[offset]) { offset += 1 }
        return offset + 1
    }
}
