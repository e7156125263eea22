import FlowTerm

/// Text from outside, made fit for a terminal or a log: what could act is shown instead.
enum PlainText {
    static func line(_ text: String) -> String {
        CellText(singleLine: text).text
    }

    /// The columns the text takes up once printed.
    static func width(_ text: String) -> Int {
        CellText(singleLine: text).width
    }
}
