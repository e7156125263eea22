/// Goes through a response once, along the contract, and shows every value to the rules that want to see it.
///
/// Values go by their numbers here: a node is made where a rule is asked, which few values need.
struct LintWalk {
    private let plans: LintPlans
    private let context: LintContext
    private let document: JSONDocument
    private let least: Finding.Level
    /// What another walk looks at.
    private let share: LintShare?
    private var notices: [LintNotice] = []
    /// The members of the objects the walk is inside of, with the slots they fill; each object adds to the end.
    private var members: [(slot: Int, number: UInt32)] = []
    /// Styles nothing is wrong with.
    private var clean = SpellingMemo<LintRole>()

    /// - Parameters:
    ///   - least: findings below this level are not kept, those about the shipped client aside.
    ///   - share: left out here, as another walk looks at it.
    init(plans: LintPlans, context: LintContext, least: Finding.Level, without share: LintShare? = nil) {
        self.plans = plans
        self.context = context
        self.least = least
        self.share = share
        document = context.root.document
    }

    /// What there is to say about a whole response, in source order.
    consuming func findings(on response: JSONNode) -> [Finding] {
        visit(response.number, as: .response, in: nil)
        return notices.findings(in: document)
    }

    /// What there is to say about some sections alone, in source order.
    consuming func findings(on share: LintShare) -> [Finding] {
        for section in share.sections where section.kind != .null { visit(section.number, as: .section, in: nil) }
        return notices.findings(in: document)
    }

    private mutating func visit(_ number: UInt32, as role: LintRole, in widget: LintedWidget?) {
        switch role {
        case .widget: look(at: number, as: role, plans[role], in: LintedWidget(node(number), in: widget))
        case .payload: visitPayload(number, of: widget)
        case .bar, .section: look(at: number, as: role, plans[role], in: nil)
        case .widgetLayout, .font: visitStyle(number, as: role, in: widget)
        default: look(at: number, as: role, plans[role], in: widget)
        }
    }

    /// Types of a host hold what the host likes: there is nothing to look for.
    private mutating func visitPayload(_ number: UInt32, of widget: LintedWidget?) {
        guard let starter = widget?.starter else { return }
        look(at: number, as: starter.role, plans[starter], in: widget)
    }

    /// Rules judge a style by its text alone, and the cards of a page share a few, spelled alike a thousand times.
    private mutating func visitStyle(_ number: UInt32, as role: LintRole, in widget: LintedWidget?) {
        let node = node(number)
        guard clean[node] != role else { return }
        let count = notices.count
        look(at: number, as: role, plans[role], in: widget)
        if notices.count == count { clean[node] = role }
    }

    private mutating func look(at number: UInt32, as role: LintRole, _ plan: LintPlan, in widget: LintedWidget?) {
        let start = members.count
        let glance = glance(at: number, as: role, plan.shape)
        if plan.firstWait.ends(with: glance) {
            let node = node(number)
            ask(
                plan,
                glance,
                about: LintPlace(node: node, role: role, shape: plan.shape, widget: widget, context: context)
            )
        }
        let end = members.count
        if let shape = plan.shape {
            for index in start..<end { visit(members[index], of: shape, in: widget) }
        } else if role == .events {
            for event in node(number).members where event.kind != .null { visit(event.number, as: .action, in: widget) }
        } else if role == .action, node(number).isOpeningSheet, let sheet = node(number).present("sheet") {
            visit(sheet.number, as: .sheet, in: widget)
        }
        members.removeLast(end - start)
    }

    /// Collects the members that matter on the way.
    private mutating func glance(at number: UInt32, as role: LintRole, _ shape: Shape?) -> LintGlance {
        guard let shape else { return .open }
        var glance = LintGlance()
        let record = document.records[Int(number)]
        if record.kind == .object { seeMembers(from: number + 1, to: record.link, of: shape, &glance) }
        switch role {
        case .text:
            if let traits = node(number).wording?.textTraits { glance.see(traits) }
        case .color where node(number).hasUnusualHex: glance.seeUnusualHex()
        default: break
        }
        return glance
    }

    private mutating func seeMembers(from first: UInt32, to end: UInt32, of shape: Shape, _ glance: inout LintGlance) {
        var taken: UInt64 = 0
        var number = first
        while number < end {
            let record = document.records[Int(number)]
            let member = number
            number = record.isContainer ? record.link : number + 1
            guard let slot = shape.index(ofNameAt: Int(record.slot), in: document) else {
                glance.seeStranger()
                continue
            }
            // Of a repeated name the first counts; what the others hold is never shown.
            guard taken & 1 << slot == 0 else { continue }
            taken |= 1 << slot
            if record.kind == .null { continue }
            glance.see(member: slot)
            if record.kind == .number, document.bytes[Int(record.start)] == ASCII.minus { glance.seeNegativeMember() }
            members.append((slot, member))
        }
    }

    private mutating func ask(_ plan: LintPlan, _ glance: LintGlance, about place: LintPlace) {
        for index in plan.waits.indices where plan.waits[index].ends(with: glance) {
            let rule = plan.rules[index]
            for fault in rule.faults(at: place) where isKept(fault, of: rule) {
                notices.append(LintNotice(fault: fault, rule: rule, widget: place.widget))
            }
        }
    }

    /// Most of what is noticed on a page is only worth knowing: nobody waits for places and words nobody reads.
    private func isKept(_ fault: Fault, of rule: any LintRule) -> Bool {
        (fault.level ?? rule.level) >= least || rule.isAboutClient
    }

    private mutating func visit(_ member: (slot: Int, number: UInt32), of shape: Shape, in widget: LintedWidget?) {
        switch shape[member.slot] {
        case .leaf: break
        case .one(let role): visit(member.number, as: role, in: widget)
        case .list(let role):
            for element in node(member.number).elements where element.kind != .null {
                if share?.numbers.contains(element.number) == true { return }
                visit(element.number, as: role, in: widget)
            }
        }
    }

    private func node(_ number: UInt32) -> JSONNode { JSONNode(document: document, number: number) }
}

extension JSONNode {
    var isOpeningSheet: Bool { present("type")?.says("open_bottom_sheet") == true }
}
