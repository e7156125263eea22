import FlowCore

/// Turns sections and bars into rows: arrangement, spacing and insets are applied here, once.
struct SectionRenderer {
    let policy: UnknownWidgetPolicy
    /// Columns of the page: a grid takes fewer columns where they would not fit.
    let width: Int

    /// All rows that scroll: bars that are not sticky, sections, and the row that loads more.
    func rows(of page: PageModel, more: MoreRow.State?) -> [PageRow] {
        if page.isLostToFaults { return faultRows(page.faults) }
        var rows: [PageRow] = []
        if let header = page.header, !header.isSticky { rows += barRows(header) }
        // Adopted rather than appended where there is nothing before them: a large page has them once.
        rows = rows.isEmpty ? self.rows(of: page.sections) : rows + self.rows(of: page.sections)
        if let footer = page.footer, !footer.isSticky { rows += barRows(footer) }
        if let more { rows.append(PageRow(content: .more(more), section: nil, spaceAbove: 1)) }
        return rows
    }

    /// Shown under either policy: a page that faults left without widgets must not look empty.
    func faultRows(_ faults: [Diagnostic]) -> [PageRow] {
        faults.map { PageRow(content: .dropped($0), section: nil) }
    }

    func rows(of sections: LossyArray<SectionModel>) -> [PageRow] {
        var rows: [PageRow] = []
        // Most widgets have a row of their own, and growing the array on the way would need half as much room again.
        rows.reserveCapacity(sections.indices.reduce(0) { $0 + sections[$1].widgets.count + 1 })
        var occurrences: [String: Int] = [:]
        var index = 0
        for entry in sections.entries {
            switch entry {
            case .dropped(let dropped):
                if let marker = marker(dropped.diagnostic, section: nil) { rows.append(marker) }
            case .element(let section):
                let occurrence = occurrences[section.id, default: 0]
                occurrences[section.id] = occurrence + 1
                rows += self.rows(of: section, at: index, key: "section:\(section.id)#\(occurrence)")
                index += 1
            }
        }
        return rows
    }

    func barRows(_ bar: BarModel) -> [PageRow] {
        bar.widgets.entries.compactMap { row(for: $0, section: nil) }
    }

    private func rows(of section: SectionModel, at index: Int, key: String) -> [PageRow] {
        let layout = section.layout
        let spacing = layout.itemSpacing ?? 0
        var body: [PageRow] = []
        switch layout.arrangement {
        case .vertical:
            body = section.widgets.entries.compactMap { row(for: $0, section: index) }
        case .grid:
            let shown = shownWidgets(of: section)
            let gap = PointsToCells.columns(spacing)
            let columns = GridRow.fittingColumns(layout.columns, spacing: gap, width: width)
            body = stride(from: 0, to: shown.count, by: columns).map { start in
                let slice = shown[start..<min(start + columns, shown.count)]
                return PageRow(content: .gridRow(slice, columns: columns, spacing: gap), section: index)
            }
            body += markers(section.widgets, section: index)
            if policy == .placeholder, layout.columns > GridRow.mostColumns {
                let note = "\(layout.columns) columns are asked for, \(columns) fit here"
                body.insert(PageRow(content: .note(note), section: index), at: 0)
            }
        case .carousel:
            let shown = shownWidgets(of: section)
            if !shown.isEmpty {
                let content = PageRow.Content.carousel(shown[...], spacing: PointsToCells.columns(spacing), key: key)
                body = [PageRow(content: content, section: index)]
            }
            body += markers(section.widgets, section: index)
        }
        let inline = Set(section.widgets.dropped.map(\.diagnostic))
        body = section.faults.filter { !inline.contains($0) }.compactMap { marker($0, section: index) } + body
        for position in body.indices.dropFirst() {
            body[position].spaceAbove = PointsToCells.rows(spacing)
        }
        return withHeaderAndInsets(body, of: section, at: index)
    }

    private func withHeaderAndInsets(_ body: [PageRow], of section: SectionModel, at index: Int) -> [PageRow] {
        var rows = body
        let insets = section.layout.insets
        if let header = section.header, isShown(header) {
            rows.insert(PageRow(content: .widget(header), section: index, isSectionHeader: true), at: 0)
        }
        guard !rows.isEmpty else { return rows }
        for position in rows.indices {
            rows[position].leading = PointsToCells.columns(insets.left)
            // A carousel runs on to the edge, so that the next card is seen to go on there.
            if case .carousel = rows[position].content { continue }
            rows[position].trailing = PointsToCells.columns(insets.right)
        }
        rows[0].spaceAbove += PointsToCells.rows(insets.top)
        rows[rows.count - 1].spaceBelow += PointsToCells.rows(insets.bottom)
        return rows
    }

    private func markers(_ widgets: LossyArray<AnyWidget>, section: Int) -> [PageRow] {
        widgets.dropped.compactMap { marker($0.diagnostic, section: section) }
    }

    private func marker(_ diagnostic: Diagnostic, section: Int?) -> PageRow? {
        policy == .placeholder ? PageRow(content: .dropped(diagnostic), section: section) : nil
    }

    private func row(for entry: LossyArray<AnyWidget>.Entry, section: Int?) -> PageRow? {
        switch entry {
        case .dropped(let dropped): marker(dropped.diagnostic, section: section)
        case .element(let widget): isShown(widget) ? PageRow(content: .widget(widget), section: section) : nil
        }
    }

    /// Where all are shown, they are the section's own and not copies of them.
    private func shownWidgets(of section: SectionModel) -> [AnyWidget] {
        policy == .placeholder ? section.widgets.elements : section.widgets.filter(isShown)
    }

    private func isShown(_ widget: AnyWidget) -> Bool {
        policy == .placeholder || widget.isDecoded
    }
}
