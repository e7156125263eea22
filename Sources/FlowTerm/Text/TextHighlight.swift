/// Which parts of the texts in a frame are marked, and which widget's mark is the one a person is at.
package struct TextHighlight: Sendable {
    /// The control scope whose marks are the current ones.
    let currentScope: String?
    /// The places to mark in a line, in bytes of UTF-8; nil marks whole lines, in the current scope alone.
    let find: (@Sendable (String) -> [Range<Int>])?

    package init(currentScope: String?, find: (@Sendable (String) -> [Range<Int>])?) {
        self.currentScope = currentScope
        self.find = find
    }

    /// The same text with its marks.
    func marking(_ text: CellText, in scope: String) -> CellText {
        let isCurrent = scope == currentScope
        guard find != nil || isCurrent else { return text }
        let mark: CellStyle.Attributes = isCurrent ? .currentMark : .mark
        return CellText(lines: text.lines.map { marked($0, with: mark) })
    }

    private func marked(_ line: CellLine, with mark: CellStyle.Attributes) -> CellLine {
        let ranges = find?(line.text) ?? [0..<Int.max]
        guard !ranges.isEmpty else { return line }
        var offset = 0
        return CellLine(
            line.elements.map { element in
                let place = offset..<offset + element.glyph.text.utf8.count
                offset = place.upperBound
                guard ranges.contains(where: { $0.overlaps(place) }) else { return element }
                return CellLine.Element(
                    element.glyph,
                    attributes: element.attributes.union(mark),
                    startsCharacter: element.startsCharacter
                )
            }
        )
    }
}
