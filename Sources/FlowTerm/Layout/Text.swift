/// Text, broken into lines where its room is too narrow.
public struct Text: PrimitiveView {
    private let content: CellText

    public init(_ string: String) {
        self.init(CellText(string))
    }

    public init(_ content: CellText) {
        self.content = content
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredText(content: content, environment: environment)
    }
}

private struct MeasuredText: MeasuredView {
    let content: CellText
    let lineLimit: Int?
    let alignment: HorizontalAlignment
    let style: CellStyle
    let ellipsis: [CellGlyph]
    let longestLine: Int
    let width: WidthRange
    private let cuts: (log: CutLog, scope: String)?

    init(content: CellText, environment: ViewEnvironment) {
        self.content = environment.highlighted(content)
        lineLimit = environment.lineLimit
        alignment = environment.multilineTextAlignment
        style = environment.style
        ellipsis = environment.glyphs.ellipsis
        longestLine = environment.readableWidth ?? .max
        cuts = environment.cuts.map { ($0, environment.controlScope.name) }
        let ideal = min(longestLine, content.width)
        width = WidthRange(compressed: min(1, ideal), minimum: min(ideal, content.longestWord), ideal: ideal)
    }

    func place(in proposal: Proposal) -> Placement {
        let width = min(proposal.width, longestLine)
        let lines = TextWrapper(width: width, maximumLines: lineLimit, ellipsis: ellipsis).wrap(content)
        if let cuts, isCut(to: lines.count, width: width) { cuts.log.note(content.text, in: cuts.scope) }
        let block = Size(width: lines.map(\.width).max() ?? 0, height: lines.count)
        return Placement(size: block) { canvas in
            for (y, line) in lines.enumerated() {
                canvas.write(line, at: Point(x: alignment.offset(of: line.width, in: block.width), y: y), style: style)
            }
        }
    }

    private func isCut(to lineCount: Int, width: Int) -> Bool {
        width < 1 || (lineLimit != nil && TextWrapper(width: width).wrap(content).count > lineCount)
    }
}
