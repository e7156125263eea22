/// All keys, from the live key table, in as many columns as fit.
@MainActor
struct HelpOverlay {
    let bindings: KeyBindings
    /// Lines scrolled away.
    let offset: Int

    func draw(in screen: Rect, environment: ViewEnvironment, on canvas: inout Canvas) {
        let room = Size(width: max(0, screen.size.width - 6), height: max(0, screen.size.height - 4))
        let placement = ViewRenderer.place(view(width: room.width), width: room.width, environment: environment)
        let height = min(placement.size.height, room.height)
        let width = min(placement.size.width, room.width)
        let box = Rect(
            x: screen.minX + (screen.size.width - width - 4) / 2,
            y: screen.minY + max(0, (screen.size.height - height - 2) / 2),
            width: width + 4,
            height: height + 2
        )
        canvas.clear(box)
        canvas.drawBorder(box, .rounded, style: CellStyle(attributes: .dim))
        let scrolled = min(offset, max(0, placement.size.height - height))
        let inside = Rect(x: box.minX + 2, y: box.minY + 1, width: width, height: height)
        canvas.within(inside, scrolled: Point(x: 0, y: scrolled)) { placement.draw(on: &$0) }
        if placement.size.height > height {
            let more = CellText(singleLine: " j k scroll ").truncated(to: width, ellipsis: [])
            canvas.write(
                more,
                at: Point(x: box.maxX - 2 - more.width, y: box.maxY - 1),
                style: CellStyle(attributes: .dim)
            )
        }
    }

    private func view(width: Int) -> some View {
        let groups = bindings.groups
        let middle = (groups.count + 1) / 2
        return VStack(alignment: .leading) {
            if width >= 72 {
                HStack(alignment: .top, spacing: 24) {
                    column(groups[..<middle])
                    column(groups[middle...])
                }
            } else {
                column(groups[...])
            }
        }
    }

    private func keys(of binding: KeyBindings.Binding) -> some View {
        EnvironmentReader { environment in
            // An arrow has no twin of one ASCII character, but a name.
            let names = binding.keys.map { environment.glyphs.isUnicode ? $0 : Key.plainName(of: $0) }
            Text(names.joined(separator: " "))
        }
    }

    private func column(_ groups: ArraySlice<KeyBindings.Group>) -> some View {
        VStack(alignment: .leading) {
            ForEach(Array(groups.enumerated()), id: \.offset) { index, group in
                Text(group.title).bold().padding(top: index == 0 ? 0 : 16, leading: 0, bottom: 0, trailing: 0)
                ForEach(Array(group.bindings.enumerated()), id: \.offset) { _, binding in
                    HStack(alignment: .top, spacing: 16) {
                        keys(of: binding).frame(width: 112, alignment: .leading)
                        Text(binding.help).dim()
                    }
                }
            }
        }
    }
}
