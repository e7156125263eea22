/// Goes through what was paired and notes what differs and what follows.
struct PageComparison {
    private let old: DiffLayout
    private let new: DiffLayout
    private let common: CommonWidgets
    /// Whether the widgets are inside the payload of one that goes by another id now, which their state hangs on.
    private let isScopeLost: Bool
    private let isPayload: Bool
    private(set) var changes: [DiffChange] = []
    private(set) var consequences: [DiffConsequence] = []

    init(old: DiffLayout, new: DiffLayout, common: CommonWidgets) {
        self.init(old: old, new: new, common: common, isPayload: false, isScopeLost: false)
    }

    private init(old: DiffLayout, new: DiffLayout, common: CommonWidgets, isPayload: Bool, isScopeLost: Bool) {
        self.old = old
        self.new = new
        self.common = common
        self.isPayload = isPayload
        self.isScopeLost = isScopeLost
    }

    /// Compares what belongs to the page alone.
    mutating func comparePages(_ old: PageModel, _ new: PageModel) {
        var comparison = FieldComparison()
        comparison.compareMembers(of: old.node, new.node, leavingOut: ["id", "header", "sections", "footer"])
        for bar in ["header", "footer"] {
            comparison.compareMembers(of: old.node[bar], new.node[bar], at: bar, leavingOut: ["widgets"])
        }
        note(.page, from: old, to: new, fields: comparison.fields)
    }

    mutating func compare(_ pairing: PagePairing) {
        let movedSections = Self.moved(pairing.sections)
        let movedWidgets = movedWidgets(pairing)
        let members = new.members
        for number in members[.header] ?? [] { compare(pairing, widget: number, movedWidgets) }
        for number in new.sections.indices {
            compare(pairing, section: number, movedSections)
            for widget in (members[.sectionHeader(number)] ?? []) + (members[.section(number)] ?? []) {
                compare(pairing, widget: widget, movedWidgets)
            }
        }
        for number in (members[.footer] ?? []) + (members[.payload] ?? []) {
            compare(pairing, widget: number, movedWidgets)
        }
        for number in pairing.sections.freeOld {
            note(.section, from: old.sections[number], to: nil)
        }
        // What has come up in another list is told where it is now.
        for widget in pairing.widgets.freeOld.map({ old.widgets[$0] }) where common.new(of: widget) == nil {
            note(.widget, from: widget, to: nil)
            if widget.tracking != nil { follow(.impressionGone, widget, nil) }
        }
        if !isPayload { noteTargets(pairing) }
    }

    /// Elements that could not be read belong to no widget; alike ones are the same, wherever they are.
    mutating func compareLosses(of old: PageModel, _ new: PageModel) {
        let (oldLosses, newLosses) = (DiffLoss.all(in: old), DiffLoss.all(in: new))
        var pairing = Pairing(oldCount: oldLosses.count, newCount: newLosses.count)
        pairing.pairByName(oldLosses.map(\.likeness), newLosses.map(\.likeness))
        for number in pairing.freeNew { note(.element, from: nil, to: newLosses[number]) }
        for number in pairing.freeOld { note(.element, from: oldLosses[number], to: nil) }
    }
}

extension PageComparison {
    private mutating func compare(_ pairing: PagePairing, section number: Int, _ moved: Set<Int>) {
        let section = new.sections[number]
        guard let partner = pairing.sections.oldOfNew[number].map({ old.sections[$0] }) else {
            return note(.section, from: nil, to: section)
        }
        var comparison = FieldComparison()
        comparison.compareMembers(of: partner.node, section.node, leavingOut: ["id", "header", "widgets"])
        note(
            .section,
            from: partner,
            to: section,
            hasMoved: moved.contains(number),
            fields: comparison.fields
        )
    }

    private mutating func compare(_ pairing: PagePairing, widget number: Int, _ moved: Set<Int>) {
        let widget = new.widgets[number]
        if let partner = pairing.widgets.oldOfNew[number] {
            return compare(old.widgets[partner], widget, hasMoved: moved.contains(number), isScopeLost: isScopeLost)
        }
        if let partner = common.old(of: widget) {
            // Out of a payload, into one, or from one to another: the key of the state is another in any case.
            return compare(partner, widget, hasMoved: true, isScopeLost: true)
        }
        note(.widget, from: nil, to: widget)
        noteMoved(into: widget)
    }

    /// Of what is new with its container nothing is told apart from it, except for what was elsewhere before.
    private mutating func noteMoved(into container: AnyWidget) {
        for widget in container.nestedWidgets {
            if let partner = common.old(of: widget) {
                compare(partner, widget, hasMoved: true, isScopeLost: true)
            } else {
                noteMoved(into: widget)
            }
        }
    }

    private mutating func compare(_ partner: AnyWidget, _ widget: AnyWidget, hasMoved: Bool, isScopeLost: Bool) {
        let oldInside = DiffLayout(inside: partner)
        let newInside = DiffLayout(inside: widget)
        var comparison = FieldComparison(hiding: Set((oldInside.widgets + newInside.widgets).map(\.node)))
        if partner.type == widget.type {
            comparison.compareMembers(of: partner.node, widget.node, leavingOut: ["id", "type"])
        }
        note(.widget, from: partner, to: widget, hasMoved: hasMoved, fields: comparison.fields)
        let isStateLost = isScopeLost || partner.id != widget.id || partner.type != widget.type
        if isStateLost, partner.isStateful { follow(.stateLost, partner, widget) }
        if partner.isIDDerived, widget.isIDDerived, partner.id != widget.id { follow(.idShifted, partner, widget) }
        if partner.tracking != nil, widget.tracking == nil { follow(.impressionGone, partner, widget) }

        guard !(oldInside.widgets.isEmpty && newInside.widgets.isEmpty) else { return }
        var inside = PageComparison(
            old: oldInside,
            new: newInside,
            common: common,
            isPayload: true,
            isScopeLost: isScopeLost || partner.id != widget.id
        )
        inside.compare(PagePairing(old: oldInside, new: newInside, common: common))
        changes += inside.changes
        consequences += inside.consequences
    }

    /// Payloads are out of reach for mutations, and nobody names an id that was derived.
    private mutating func noteTargets(_ pairing: PagePairing) {
        let reachable = Set(new.widgets.map(\.id))
        for (number, widget) in old.widgets.enumerated() where !widget.isIDDerived && !reachable.contains(widget.id) {
            let partner = pairing.widgets.newOfOld[number].map { new.widgets[$0] }
            follow(.targetGone, widget, partner ?? common.new(of: widget))
        }
    }

    /// The numbers of widgets in another list than before, or at another place among those that stayed in theirs.
    private func movedWidgets(_ pairing: PagePairing) -> Set<Int> {
        var moved: Set<Int> = []
        for (list, numbers) in new.members {
            let pairs = numbers.compactMap { number in pairing.widgets.oldOfNew[number].map { (old: $0, new: number) } }
            let stayed = pairs.filter { pairing.list(old.lists[$0.old]) == list }
            moved.formUnion(pairs.filter { pairing.list(old.lists[$0.old]) != list }.map(\.new))
            moved.formUnion(StableOrder.displaced(stayed.map(\.old)).map { stayed[$0].new })
        }
        return moved
    }

    private static func moved(_ pairing: Pairing) -> Set<Int> {
        let pairs = pairing.oldOfNew.enumerated().compactMap { new, old in old.map { (old: $0, new: new) } }
        return Set(StableOrder.displaced(pairs.map(\.old)).map { pairs[$0].new })
    }

    private mutating func note(
        _ subject: DiffChange.Subject,
        from old: (any DiffSubject)?,
        to new: (any DiffSubject)?,
        hasMoved: Bool = false,
        fields: [DiffField] = []
    ) {
        var kinds: [DiffChange.Kind] = []
        if let old, let new {
            if hasMoved { kinds.append(.moved) }
            if old.typeName != new.typeName { kinds.append(.retyped) }
            if old.id != new.id, !(old.isIDDerived && new.isIDDerived) { kinds.append(.renamed) }
            if !fields.isEmpty { kinds.append(.changed) }
        } else {
            kinds = [old == nil ? .added : .removed]
        }
        guard !kinds.isEmpty else { return }
        changes.append(
            DiffChange(
                subject: subject,
                kinds: kinds,
                old: old.map { DiffPlace(of: $0) },
                new: new.map { DiffPlace(of: $0) },
                fields: fields
            )
        )
    }

    private mutating func follow(_ kind: DiffConsequence.Kind, _ old: AnyWidget, _ new: AnyWidget?) {
        consequences.append(
            DiffConsequence(kind: kind, old: DiffPlace(of: old), new: new.map { DiffPlace(of: $0) })
        )
    }
}
