/// Finds the widgets and sections of the old page again in the new one.
struct PagePairing {
    private let old: DiffLayout
    private let new: DiffLayout
    private let common: CommonWidgets
    private(set) var widgets: Pairing
    private(set) var sections: Pairing

    /// - Parameter common: those of them whose partners are not in the same list are paired with nothing here.
    init(old: DiffLayout, new: DiffLayout, common: CommonWidgets = CommonWidgets()) {
        self.old = old
        self.new = new
        self.common = common
        widgets = Pairing(oldCount: old.widgets.count, newCount: new.widgets.count)
        sections = Pairing(oldCount: old.sections.count, newCount: new.sections.count)
        // A derived id says where a widget is and not which: an element put before it would pass for it.
        widgets.pairByName(
            old.widgets.map { $0.isIDDerived ? nil : $0.id },
            new.widgets.map { $0.isIDDerived ? nil : $0.id }
        )
        pairWidgetsByContent()
        sections.pairByName(
            old.sections.map { $0.isIDDerived ? nil : $0.id },
            new.sections.map { $0.isIDDerived ? nil : $0.id }
        )
        pairSectionsByWidgets()
        pairSectionsByOrder()
        pairWidgetsByNeighbors()
    }

    /// The list of the new page that a list of the old one has become; nil when its section is gone.
    func list(_ list: DiffLayout.List) -> DiffLayout.List? {
        switch list {
        case .header, .footer, .payload: list
        case .sectionHeader(let number): sections.newOfOld[number].map(DiffLayout.List.sectionHeader)
        case .section(let number): sections.newOfOld[number].map(DiffLayout.List.section)
        }
    }
}

extension PagePairing {
    private mutating func pairWidgetsByContent() {
        let free = widgets.freeOld.reversed().filter { common.new(of: old.widgets[$0]) == nil }
        var numbers = Dictionary(grouping: free) { WidgetLikeness(old.widgets[$0]) }
        for number in widgets.freeNew where common.old(of: new.widgets[number]) == nil {
            let likeness = WidgetLikeness(new.widgets[number])
            // Of several alike, such as separators, the one behind the same neighbor is meant.
            let neighbor = new.predecessor(of: number).flatMap { widgets.oldOfNew[$0] }
            let follower = neighbor.flatMap { old.successor(of: $0) }
            let choice = numbers[likeness].flatMap { candidates in
                follower.flatMap { candidates.lastIndex(of: $0) } ?? candidates.indices.last
            }
            guard let choice, let partner = numbers[likeness]?.remove(at: choice) else { continue }
            widgets.pair(old: partner, new: number)
        }
    }

    /// A section with most of its widgets from one old section is that section.
    private mutating func pairSectionsByWidgets() {
        let members = new.members
        for number in sections.freeNew {
            var shares: [Int: Int] = [:]
            for widget in (members[.sectionHeader(number)] ?? []) + (members[.section(number)] ?? []) {
                guard let partner = widgets.oldOfNew[widget] else { continue }
                switch old.lists[partner] {
                case .section(let section), .sectionHeader(let section): shares[section, default: 0] += 1
                case .header, .footer, .payload: break
                }
            }
            let free = shares.filter { sections.newOfOld[$0.key] == nil }
            // The first of several with equal shares, so that the outcome never depends on the order of a dictionary.
            let best = free.max { ($0.value, $1.key) < ($1.value, $0.key) }
            if let best { sections.pair(old: best.key, new: number) }
        }
    }

    /// What is left among sections without ids goes by their order.
    private mutating func pairSectionsByOrder() {
        let oldFree = sections.freeOld.filter { old.sections[$0].isIDDerived }
        let newFree = sections.freeNew.filter { new.sections[$0].isIDDerived }
        for (oldNumber, newNumber) in zip(oldFree, newFree) { sections.pair(old: oldNumber, new: newNumber) }
    }

    /// A widget without an id that has changed stands where it stood: behind the same neighbor, or before the same one.
    private mutating func pairWidgetsByNeighbors() {
        let oldMembers = old.members
        let counterparts = Dictionary(
            oldMembers.keys.compactMap { old in list(old).map { ($0, old) } },
            uniquingKeysWith: { first, _ in first }
        )
        func pair(_ number: Int, with candidate: Int?) {
            guard let candidate, widgets.newOfOld[candidate] == nil, widgets.oldOfNew[number] == nil,
                old.widgets[candidate].isIDDerived, new.widgets[number].isIDDerived,
                old.widgets[candidate].type == new.widgets[number].type
            else { return }
            widgets.pair(old: candidate, new: number)
        }
        let free = widgets.freeNew
        for number in free {
            let first = counterparts[new.lists[number]].flatMap { oldMembers[$0]?.first }
            let previous = new.predecessor(of: number)
            pair(number, with: previous.map { widgets.oldOfNew[$0].flatMap { old.successor(of: $0) } } ?? first)
        }
        for number in free.reversed() {
            let last = counterparts[new.lists[number]].flatMap { oldMembers[$0]?.last }
            let next = new.successor(of: number)
            pair(number, with: next.map { widgets.oldOfNew[$0].flatMap { old.predecessor(of: $0) } } ?? last)
        }
    }
}
