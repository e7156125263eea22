/// The last line of the screen: what is on show on the left, the two keys to remember on the right.
struct StatusLine {
    let parts: [StatusSummary.Part]
    /// Takes the place of the parts until the next key.
    let hint: String?
    let keys: String

    func draw(in rect: Rect, on canvas: inout Canvas) {
        guard !rect.isEmpty else { return }
        canvas.within(rect) { canvas in
            let width = rect.size.width
            let style = CellStyle(attributes: .dim)
            let keys = CellText(singleLine: width < 60 ? "? help" : self.keys).truncated(to: width, ellipsis: [])
            // A hint is worth more than the keys beside it.
            let wanted = hint.map { CellText(singleLine: $0).width } ?? 10
            let showsKeys = wanted + keys.width + 5 <= width
            let room = max(0, width - 2 - (showsKeys ? keys.width + 3 : 0))
            let text = CellText(singleLine: hint ?? fitting(room, separator: " \(canvas.glyphs.separator.text) "))
            let line = text.truncated(to: room, ellipsis: canvas.glyphs.ellipsis)
            canvas.write(line, at: Point(x: 1, y: 0), style: hint == nil ? style : .standard)
            if showsKeys {
                canvas.write(keys, at: Point(x: width - 1 - keys.width, y: 0), style: style)
            }
        }
    }

    private func fitting(_ room: Int, separator: String) -> String {
        var parts = parts
        while true {
            let text = parts.map(\.text).joined(separator: separator)
            guard parts.count > 1, CellText(singleLine: text).width > room else { return text }
            let least = parts.map(\.rank).max() ?? 0
            // What nothing is more important than is cut, not left out.
            guard least > 0 else { return text }
            parts.removeAll { $0.rank == least }
        }
    }
}
