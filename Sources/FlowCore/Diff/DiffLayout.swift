/// Sections and widgets of a page in one row each, with the place of every widget in its list.
struct DiffLayout {
    /// A list that widgets stand in.
    enum List: Hashable {
        case header, footer
        /// Of the section with that number.
        case sectionHeader(Int)
        case section(Int)
        /// The widgets of a payload.
        case payload
    }

    let sections: [SectionModel]
    let widgets: [AnyWidget]
    /// The list of each widget.
    let lists: [List]

    /// The widgets in the order in which they are drawn.
    init(of page: PageModel) {
        var widgets = page.header?.widgets.elements ?? []
        var lists = [List](repeating: .header, count: widgets.count)
        for (number, section) in page.sections.enumerated() {
            if let header = section.header {
                widgets.append(header)
                lists.append(.sectionHeader(number))
            }
            widgets += section.widgets.elements
            lists += [List](repeating: .section(number), count: section.widgets.count)
        }
        let footer = page.footer?.widgets.elements ?? []
        self.sections = page.sections.elements
        self.widgets = widgets + footer
        self.lists = lists + [List](repeating: .footer, count: footer.count)
    }

    /// The widgets inside a payload.
    init(inside widget: AnyWidget) {
        sections = []
        widgets = widget.nestedWidgets
        lists = [List](repeating: .payload, count: widgets.count)
    }

    /// The widgets of each list, by their numbers.
    var members: [List: [Int]] {
        Dictionary(grouping: widgets.indices) { lists[$0] }
    }

    /// The widget before this one in the same list.
    func predecessor(of number: Int) -> Int? {
        number > 0 && lists[number - 1] == lists[number] ? number - 1 : nil
    }

    func successor(of number: Int) -> Int? {
        number + 1 < widgets.count && lists[number + 1] == lists[number] ? number + 1 : nil
    }
}
