/// A piece of a line that stands below the pieces of other lines.
struct TextColumn {
    let text: String
    /// Puts colors around it, which take up no columns.
    let decorate: (String) -> String

    /// - Parameter text: fit for a terminal.
    init(_ text: String, _ decorate: @escaping (String) -> String = { $0 }) {
        self.text = text
        self.decorate = decorate
    }
}

extension [[TextColumn]] {
    /// The rows as lines, each column as wide as its widest text but no wider than `widest`.
    func aligned(widest: Int) -> [String] {
        let count = map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            Swift.min(compactMap { column < $0.count ? PlainText.width($0[column].text) : nil }.max() ?? 0, widest)
        }
        return map { row in
            row.enumerated().map { index, column in
                let padding = index == row.count - 1 ? 0 : widths[index] - PlainText.width(column.text)
                return column.decorate(column.text) + String(repeating: " ", count: Swift.max(0, padding))
            }.joined(separator: "  ")
        }
    }
}

extension String {
    /// The text with blanks behind it, for a column of that width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - PlainText.width(self)))
    }
}
