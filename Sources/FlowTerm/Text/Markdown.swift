/// Inline Markdown: bold, italic, code, strikethrough, and links whose host is shown.
///
/// Follows CommonMark for what it knows and shows everything else as it was typed; line breaks are kept.
/// The work grows with the length of the text, whatever is in it.
struct Markdown {
    /// Text between two changes of attributes.
    struct Run: Hashable {
        var text: String
        var attributes: CellStyle.Attributes
    }

    let runs: [Run]

    static let codeStyle: CellStyle.Attributes = .dim
    static let linkStyle: CellStyle.Attributes = .underline
    static let hostStyle: CellStyle.Attributes = .dim

    init(_ text: String) {
        var parser = MarkdownParser(text)
        runs = parser.parse()
    }
}

extension CellText {
    /// Text with inline Markdown.
    public init(markdown string: String, attributes: CellStyle.Attributes = [], singleLine: Bool = false) {
        var sanitizer = TextSanitizer(keepsBreaks: !singleLine)
        for run in Markdown(Self.bounded(string)).runs {
            sanitizer.append(run.text, attributes: attributes.union(run.attributes))
        }
        self.init(lines: sanitizer.finish())
    }
}
