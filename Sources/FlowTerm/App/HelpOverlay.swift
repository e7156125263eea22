/// All keys, from the live key table, in as many columns as fit.
@MainActor
struct HelpOverlay {
    let bindings: KeyBindings
    /// Lines scrolled away.
    let offset: Int

    /// - Returns: the lines that do not fit.
    func draw(in screen: Rect, environment: ViewEnvironment, on canvas: inout Canvas) -> Int {
        let room = Size(width: max(0, screen.size.width - 4), height: max(0, screen.size.height - 2))
        let placement = ViewRenderer.place(view(in: environment), width: room.width, environment: environment)
        let height = min(placement.size.height, room.height)
        let width = min(placement.size.width, room.width)
        let box = Rect(
            x: screen.minX + (screen.size.width - width - 4) / 2,
            y: screen.minY + max(0, (screen.size.height - height - 2) / 2),
            width: width + 4,
            height: height + 2
        )
        // Pieces of the page beside the box would look like parts of it.
        canvas.clear(Rect(x: screen.minX, y: box.minY, width: screen.size.width, height: box.size.height))
        canvas.drawBorder(box, .rounded, style: CellStyle(attributes: .dim))
        let overhang = placement.size.height - height
        let scrolled = min(offset, overhang)
        let inside = Rect(x: box.minX + 2, y: box.minY + 1, width: width, height: height)
        canvas.within(inside, scrolled: Point(x: 0, y: scrolled)) { placement.draw(on: &$0) }
        if overhang > 0 {
            let keys = scrolled == 0 ? " j more below " : scrolled < overhang ? " j k scroll " : " k back up "
            let more = CellText(singleLine: keys).truncated(to: width, ellipsis: [])
            canvas.write(
                more,
                at: Point(x: box.maxX - 2 - more.width, y: box.maxY - 1),
                style: CellStyle(attributes: .dim)
            )
        }
        return overhang
    }

    private func view(in environment: ViewEnvironment) -> some View {
        ViewThatFits(keepingLines: true) {
            columns(3, in: environment)
            columns(2, in: environment)
            columns(1, in: environment)
        }
    }

    private func columns(_ count: Int, in environment: ViewEnvironment) -> some View {
        let columns = HelpColumns.split(bindings.groups, into: count)
        return HStack(alignment: .top, spacing: 24) {
            ForEach(Array(columns.enumerated()), id: \.offset) { _, groups in column(groups, in: environment) }
        }
    }

    private func column(_ groups: ArraySlice<KeyBindings.Group>, in environment: ViewEnvironment) -> some View {
        let keysWidth = groups.flatMap(\.bindings).map { keys(of: $0, in: environment).width }.max() ?? 0
        return VStack(alignment: .leading) {
            ForEach(Array(groups.enumerated()), id: \.offset) { index, group in
                Text(group.title).bold().padding(.top, index == 0 ? 0 : 16)
                ForEach(Array(group.bindings.enumerated()), id: \.offset) { _, binding in
                    HStack(alignment: .top, spacing: 16) {
                        Text(keys(of: binding, in: environment))
                            .frame(FrameBounds(width: keysWidth), alignment: .leading)
                        Text(binding.help).dim()
                    }
                }
            }
        }
    }

    /// An arrow has no twin of one ASCII character, but a name.
    private func keys(of binding: KeyBindings.Binding, in environment: ViewEnvironment) -> CellText {
        let names = binding.labels.map { environment.glyphs.isUnicode ? $0 : Key.plainName(of: $0) }
        return CellText(singleLine: names.joined(separator: " "))
    }
}
