extension JSONNode {
    /// Whether a text that people read stands in here, and not inside one of the nodes that are looked at apart.
    ///
    /// What is no text by its name is passed over: ids, addresses, colors, symbols, actions, layout, tracking.
    package func shows(_ needle: TextNeedle, outside apart: [JSONNode] = []) -> Bool {
        document.bytes.withUnsafeBufferPointer { bytes in
            var number = number
            let end = document.number(behind: number)
            while number < end {
                let record = document.records[Int(number)]
                let isString = bytes[Int(record.start)] == ASCII.quote
                if apart.contains(where: { $0.number == number }) || isSilent(record, isString: isString, in: bytes) {
                    number = document.number(behind: number)
                    continue
                }
                if isString, isFound(needle, in: record, bytes) { return true }
                number += 1
            }
            return false
        }
    }

    /// Whether a closer look is worth its while.
    package func mayShow(_ needle: TextNeedle) -> Bool {
        document.bytes.withUnsafeBufferPointer {
            needle.mayBeFound(inJSON: UnsafeBufferPointer(rebasing: $0[byteRange]))
        }
    }

    private func isFound(_ needle: TextNeedle, in record: NodeRecord, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(record.start) + 1
        let end = Int(record.link) - 1
        let raw = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if !raw.contains(ASCII.backslash), needle.isFound(in: raw) { return true }
        let isMarkdown = record.isInMarkdown(of: document)
        guard isMarkdown || raw.contains(ASCII.backslash) else { return false }
        let text = JSONText.string(in: document.bytes, from: start, to: end)
        return needle.isFound(in: text) || (isMarkdown && needle.isFound(in: text.withoutMarkdownSigns))
    }

    private func isSilent(_ record: NodeRecord, isString: Bool, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard record.parent != NodeRecord.none,
            bytes[Int(document.records[Int(record.parent)].start)] == ASCII.leftBrace
        else { return false }
        let start = Int(record.slot) + 1
        var end = start
        while bytes[end] != ASCII.quote { end += bytes[end] == ASCII.backslash ? 2 : 1 }
        let name = bytes[start..<end]
        if Self.silentNames.contains(where: { name.elementsEqual($0) }) { return true }
        let isAddress = isString && Self.pictureNames.contains { Self.ends(name, in: $0) }
        return isAddress || Self.silentEndings.contains { Self.ends(name, in: $0) }
    }

    /// Whether a name is a word, or ends in it behind an underscore.
    private static func ends(_ name: Slice<UnsafeBufferPointer<UInt8>>, in word: [UInt8]) -> Bool {
        guard name.count >= word.count, name.suffix(word.count).elementsEqual(word) else { return false }
        return name.count == word.count || name[name.endIndex - word.count - 1] == UInt8(ascii: "_")
    }

    private static let silentNames = words("type", "layout", "tracking", "actions", "alignment", "style", "scale_mode")
    private static let silentEndings = words("id", "url", "color", "icon", "symbol", "action", "font")
    /// As a string they are the picture's address.
    private static let pictureNames = words("image")

    private static func words(_ words: String...) -> [[UInt8]] {
        words.map { Array($0.utf8) }
    }
}

extension NodeRecord {
    /// Whether the object it is a member of says that its text is Markdown.
    fileprivate func isInMarkdown(of document: JSONDocument) -> Bool {
        guard parent != NodeRecord.none else { return false }
        let object = JSONNode(document: document, number: parent)
        return (try? object.present("is_markdown")?.bool()) == true
    }
}

extension String {
    /// About what is shown of it: a word half in bold is one word to whoever looks for it.
    fileprivate var withoutMarkdownSigns: String {
        var shown = ""
        var isAddress = false
        for character in self {
            if isAddress {
                isAddress = character != ")"
            } else if character == "(", shown.last == "]" {
                shown.removeLast()
                isAddress = true
            } else if !"*_`~[".contains(character) {
                shown.append(character)
            }
        }
        return shown
    }
}
