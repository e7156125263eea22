import FlowTerm

/// Text from outside, made fit for a terminal or a log: what could act is shown instead.
enum PlainText {
    static func line(_ text: String) -> String {
        isFit(text) ? text : CellText(singleLine: text).text
    }

    /// As much of the text as has room in so many columns, with an ellipsis for the rest.
    static func line(_ text: String, columns: Int) -> String {
        // Of a value of megabytes only what may be shown is looked at: a letter and four marks to each column.
        let head = String(text.unicodeScalars.prefix(5 * (columns + 1)))
        let whole = line(head)
        if head.utf8.count == text.utf8.count, width(whole) <= columns { return whole }
        var room = columns - 3
        let shown = whole.prefix { character in
            room -= width(String(character))
            return room >= 0
        }
        return shown + "..."
    }

    /// The columns the text takes up once printed.
    static func width(_ text: String) -> Int {
        isFit(text) ? text.utf8.count : CellText(singleLine: text).width
    }

    /// Most of what is printed is names and paths, and these are fit as they are, a column for each byte.
    private static func isFit(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { isFit($0) } ?? text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }

    /// Whether all bytes are printable ASCII. Looks at all of them, as a loop with one way out takes many at a time.
    static func isFit(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.reduce(UInt8(0)) { $0 | (0x20...0x7E ~= $1 ? 0 : 1) } == 0
    }
}
