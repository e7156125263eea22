/// The prompt on the screen: its sign, the part of the text around the cursor, and a note at the right.
struct PromptLine {
    let prompt: Prompt
    let note: String?

    func draw(in rect: Rect, on canvas: inout Canvas) {
        guard !rect.isEmpty else { return }
        canvas.within(rect) { canvas in
            let width = rect.size.width
            canvas.write(CellText(singleLine: prompt.kind.sign), at: .zero, style: CellStyle(attributes: .bold))
            let note = CellText(singleLine: note ?? "").truncated(to: width / 2, ellipsis: canvas.glyphs.ellipsis)
            let room = width - 1 - (note.width > 0 ? note.width + 2 : 0)
            canvas.within(Rect(x: 1, y: 0, width: room, height: 1)) { drawText(room: room, on: &$0) }
            canvas.write(note, at: Point(x: width - 1 - note.width, y: 0), style: CellStyle(attributes: .dim))
        }
    }

    /// As far to the right as the cursor asks for. The cursor is a cell in reverse: the terminal's own is hidden.
    private func drawText(room: Int, on canvas: inout Canvas) {
        let head = CellText(singleLine: prompt.line.head)
        let tail = CellText(singleLine: String(prompt.line.characters[prompt.line.cursor...]))
        let cursorWidth = tail.lines.first?.elements.first?.glyph.width ?? 1
        let start = min(0, room - cursorWidth - head.width)
        canvas.write(head, at: Point(x: start, y: 0))
        let cursor = Point(x: start + head.width, y: 0)
        canvas.write(tail, at: cursor)
        canvas.restyle(Rect(origin: cursor, size: Size(width: cursorWidth, height: 1))) {
            $0.attributes.insert(.reverse)
        }
    }
}
