import FlowCore

/// The source of what a person is at, laid out in rows for the width of its place.
@MainActor
struct SourcePanel {
    /// One row of the screen.
    struct Row {
        /// Of the line that begins here; nil for one that goes on.
        var number: Int?
        var cells: [(glyph: CellGlyph, kind: SourceTokens.Kind)] = []
    }

    var isOpen = false
    private(set) var title = ""
    /// Line and column, and whether the lines are ours.
    private(set) var place = ""
    private(set) var rows: [Row] = []
    private(set) var scrolled = 0
    private var node: JSONNode?
    private var size = Size.zero

    /// Of a longer token only the beginning is shown.
    private static let longestToken = 4_000

    /// Shows a value, from its beginning when it is another one than before.
    mutating func show(_ node: JSONNode?, title: String, in size: Size) {
        guard node != self.node || size != self.size || title != self.title else { return }
        if node != self.node { scrolled = 0 }
        self.node = node
        self.size = size
        self.title = title
        guard let node else {
            (place, rows) = ("", [])
            return
        }
        let location = node.location
        // An edge with a blank on the left, a blank on the right.
        let columns = size.width - 3
        let text = SourceText(node, columns: columns)
        let gutter = text.lines.last?.number.map { String($0).count + 1 } ?? 0
        rows = text.lines.flatMap { Self.rows(of: $0, columns: max(1, columns - gutter)) }
        if text.isCut { rows.append(Row(cells: [(CellGlyph(narrow: "."), .mark)])) }
        place = "\(location.line):\(location.column)\(text.isFormatted ? ", formatted" : "")"
        scroll(by: 0)
    }

    /// By half of what is shown.
    mutating func scroll(forward: Bool) {
        let half = max(1, shownRows / 2)
        scroll(by: forward ? half : -half)
    }

    /// Columns that line numbers take.
    var gutter: Int {
        rows.compactMap(\.number).last.map { String($0).count + 1 } ?? 0
    }

    private var shownRows: Int { max(1, size.height - 2) }

    private mutating func scroll(by lines: Int) {
        scrolled = max(0, min(scrolled + lines, rows.count - shownRows))
    }

    /// A line longer than its place goes on in the next row.
    private static func rows(of line: SourceText.Line, columns: Int) -> [Row] {
        var rows = [Row(number: line.number)]
        var width = 0
        for token in line.tokens {
            var text = String(decoding: token.bytes.prefix(longestToken), as: UTF8.self)
            if token.bytes.count > longestToken { text += "..." }
            for element in CellText(singleLine: text).lines.flatMap(\.elements) {
                if width + element.glyph.width > columns, width > 0 {
                    rows.append(Row(number: nil))
                    width = 0
                }
                rows[rows.count - 1].cells.append((element.glyph, token.kind))
                width += element.glyph.width
            }
        }
        return rows
    }
}
