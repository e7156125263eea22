/// The last line of the screen: what is on show on the left, the two keys to remember on the right.
struct StatusLine {
    let parts: [String]
    /// Takes the place of the parts until the next key.
    let hint: String?
    let keys: String

    func draw(in rect: Rect, on canvas: inout Canvas) {
        guard !rect.isEmpty else { return }
        canvas.within(rect) { canvas in
            let width = rect.size.width
            let style = CellStyle(attributes: .dim)
            let keys = CellText(singleLine: self.keys).truncated(to: width, ellipsis: [])
            let showsKeys = keys.width + 12 <= width
            let room = max(0, width - 2 - (showsKeys ? keys.width + 3 : 0))
            let text = CellText(singleLine: hint ?? fitting(room))
            let line = text.truncated(to: room, ellipsis: canvas.glyphs.ellipsis)
            canvas.write(line, at: Point(x: 1, y: 0), style: hint == nil ? style : .standard)
            if showsKeys {
                canvas.write(keys, at: Point(x: width - 1 - keys.width, y: 0), style: style)
            }
        }
    }

    private func fitting(_ room: Int) -> String {
        for count in stride(from: parts.count, through: 1, by: -1) {
            let text = parts.prefix(count).joined(separator: " · ")
            if CellText(singleLine: text).width <= room { return text }
        }
        return parts.first ?? ""
    }
}
