extension String {
    /// Whether the text begins or ends with a blank or a line break.
    var hasBlankEdges: Bool {
        func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
            // Nearly every text has visible ASCII characters at its ends, which need no table.
            scalar.map { !(0x21...0x7E ~= $0.value) && $0.properties.isWhitespace } ?? false
        }
        return isBlank(unicodeScalars.first) || isBlank(unicodeScalars.last)
    }

    /// Whether there is nothing to see: no character, or blanks and marks without width only.
    var isInvisible: Bool {
        // Nearly every text begins with a visible ASCII character, which needs no table.
        if let first = utf8.first, 0x21...0x7E ~= first { return false }
        return unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }

    /// The first stretch from `opening` to the `closing` behind it, both included, with something in between.
    func enclosed(_ opening: String, _ closing: String) -> String? {
        guard let start = firstRange(of: opening, from: startIndex),
            let end = firstRange(of: closing, from: start.upperBound), end.lowerBound > start.upperBound
        else { return nil }
        return String(self[start.lowerBound..<end.upperBound])
    }

    /// The first HTML tag or entity.
    var markup: String? {
        guard utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return nil }
        return indices.lazy.compactMap { self[$0...].leadingTag ?? self[$0...].leadingEntity }.first
    }

    private func firstRange(of part: String, from start: Index) -> Range<Index>? {
        self[start...].firstRange(of: part)
    }
}

extension Substring {
    private static let tags: Set<String> = [
        "a", "b", "br", "code", "del", "div", "em", "font", "h1", "h2", "h3", "hr", "i", "img", "li", "ol", "p", "pre",
        "s", "script", "small", "span", "strong", "style", "sub", "sup", "table", "td", "tr", "u", "ul",
    ]

    /// `<b>`, `</b>`, `<br/>` or `<a href="…">` at the start.
    fileprivate var leadingTag: String? {
        guard first == "<", let end = firstIndex(of: ">") else { return nil }
        let name = dropFirst().drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return Self.tags.contains(name.lowercased()) ? String(self[...end]) : nil
    }

    /// `&amp;` or `&#39;` at the start.
    fileprivate var leadingEntity: String? {
        guard first == "&", let end = prefix(10).firstIndex(of: ";") else { return nil }
        let name = self[index(after: startIndex)..<end].drop { $0 == "#" }
        guard name.count > 1, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        return String(self[...end])
    }
}
