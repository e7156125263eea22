/// Changes a page step by step and keeps the ids of its widgets unique.
///
/// Widgets that are there already keep their ids, and with them their state; newcomers give way.
struct PageEditor {
    private(set) var page: PageModel
    private(set) var diagnostics: [Diagnostic] = []

    init(_ page: PageModel) {
        self.page = page
    }

    mutating func apply(_ mutation: PageMutation) -> MutationOutcome {
        switch mutation {
        case .replaceWidget(let id, let widget): return replace(id, with: widget)
        case .removeWidget(let id):
            return page.substituteWidget(withID: id, by: nil) ? .applied : targetNotFound(id)
        case .appendSections(let sections): append(sections)
        case .prependSections(let sections): page.sections = admitted(sections) + page.sections
        case .replacePage(let replacement):
            guard !replacement.hasLostSections else { return .refusedBrokenPage }
            page = replacement
        }
        return .applied
    }

    mutating func append(_ sections: LossyArray<SectionModel>) {
        page.sections = page.sections + admitted(sections)
    }

    mutating func takePagination(of next: PageModel) {
        page.pagination = next.pagination
    }

    private mutating func replace(_ id: String, with widget: AnyWidget) -> MutationOutcome {
        guard let target = page.widgets.first(where: { $0.id == id }) else { return targetNotFound(id) }
        // Without an id of its own the replacement is the target in a new shape, so that it can be replaced again.
        let newcomer = widget.isIDDerived ? widget.renamed(to: id, isIDDerived: target.isIDDerived) : widget
        var ids = UniqueIDs(incoming: [newcomer.id], existing: page.scopedIDs.filter { $0 != id })
        _ = page.substituteWidget(withID: id, by: ids.claim(newcomer))
        diagnostics += ids.diagnostics
        return .applied
    }

    /// The sections with every widget under an id the page does not have yet.
    private mutating func admitted(_ sections: LossyArray<SectionModel>) -> LossyArray<SectionModel> {
        var sections = sections
        var ids = UniqueIDs(incoming: sections.widgetIDs, existing: page.scopedIDs)
        sections.renameWidgets(by: &ids)
        diagnostics += ids.diagnostics
        return sections
    }

    private func targetNotFound(_ id: String) -> MutationOutcome {
        .targetNotFound(id: id, nearest: nearestName(to: id, among: page.scopedIDs, limit: .max))
    }
}

extension PageModel {
    /// Whether a fault took the sections away. Such a page must not take the place of one that is on show.
    fileprivate var hasLostSections: Bool {
        sections.fault != nil || (sections.isEmpty && !sections.dropped.isEmpty) || isLostToFaults
    }

    /// Puts `replacement` where the widget of that id is, or nothing; false when there is no such widget.
    fileprivate mutating func substituteWidget(withID id: String, by replacement: AnyWidget?) -> Bool {
        if header?.widgets.substitute(id, by: replacement) == true { return true }
        for index in sections.indices where sections[index].header?.id == id {
            sections[index].header = replacement
            return true
        }
        for index in sections.indices where sections[index].widgets.substitute(id, by: replacement) {
            return true
        }
        return footer?.widgets.substitute(id, by: replacement) == true
    }
}

extension LossyArray<AnyWidget> {
    fileprivate mutating func substitute(_ id: String, by replacement: AnyWidget?) -> Bool {
        guard let index = firstIndex(where: { $0.id == id }) else { return false }
        if let replacement {
            self[index] = replacement
        } else {
            remove(at: index)
        }
        return true
    }
}
