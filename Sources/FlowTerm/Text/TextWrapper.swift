/// Breaks lines of text so that each fits a width.
///
/// A line ends after blanks (those at its end are dropped) or between two wide characters; a word longer than the width
/// is folded between Characters.
package struct TextWrapper {
    /// In columns; nothing fits in less than one.
    let width: Int
    /// `nil` for as many lines as it takes.
    let maximumLines: Int?
    let ellipsis: [CellGlyph]

    package init(width: Int, maximumLines: Int? = nil, ellipsis: [CellGlyph] = GlyphSet.unicode.ellipsis) {
        self.width = width
        self.maximumLines = maximumLines.flatMap { $0 > 0 ? $0 : nil }
        self.ellipsis = ellipsis
    }

    package func wrap(_ text: CellText) -> [CellLine] {
        guard width > 0 else { return [] }
        var lines: [CellLine] = []
        for (index, line) in text.lines.enumerated() {
            let isLast = index == text.lines.count - 1
            guard wrap(line, isLast: isLast, into: &lines) else { break }
        }
        return lines
    }

    /// False once the last allowed line is written.
    private func wrap(_ line: CellLine, isLast: Bool, into lines: inout [CellLine]) -> Bool {
        if line.width <= width && lines.count + 1 != maximumLines {
            lines.append(line)
            return true
        }
        var rest = line.elements[...]
        repeat {
            if lines.count + 1 == maximumLines {
                let remainder = CellLine(rest)
                let fits = isLast && remainder.width <= width
                lines.append(fits ? remainder : remainder.endingIn(ellipsis, columns: width))
                return false
            }
            let end = endOfLine(in: rest)
            let fitting = fitted(rest[..<end], isLast: end == rest.endIndex)
            // Blanks in front of a word that has no room beside them are dropped without a line of their own.
            if !fitting.elements.isEmpty || end == rest.endIndex { lines.append(fitting) }
            rest = rest[end...]
        } while !rest.isEmpty
        return true
    }

    /// Where the line that begins `rest` ends; always behind its beginning.
    private func endOfLine(in rest: ArraySlice<CellLine.Element>) -> Int {
        var columns = 0
        var breakPoint: Int?
        var characterStart = rest.startIndex
        for index in rest.indices {
            let element = rest[index]
            if index > rest.startIndex && rest[index - 1].allowsBreak(before: element) { breakPoint = index }
            if element.startsCharacter { characterStart = index }
            columns += element.glyph.width
            // Blanks may hang over the edge: they are dropped when the line ends there.
            if columns > width && !element.isBreakingSpace {
                let fold = characterStart > rest.startIndex ? characterStart : max(index, rest.startIndex + 1)
                return breakPoint ?? fold
            }
        }
        return rest.endIndex
    }

    /// A wide glyph in a single column cannot be shown: a blank keeps its place.
    private func fitted(_ elements: ArraySlice<CellLine.Element>, isLast: Bool) -> CellLine {
        let line = CellLine(elements)
        if isLast && line.width <= width { return line }
        let trimmed = line.trimmed
        return trimmed.width > width && trimmed.elements.count == 1 ? CellLine(glyphs: [.blank]) : trimmed
    }
}
