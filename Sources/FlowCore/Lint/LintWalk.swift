/// Goes through a response once, along the contract, and shows every value to the rules that want to see it.
struct LintWalk {
    private let plans: LintPlans
    private let context: LintContext
    private let least: Finding.Level
    private(set) var findings: [Finding] = []
    /// The members of the objects the walk is inside of, with the slots they fill; each object adds to the end.
    private var members: [(slot: Int, node: JSONNode)] = []

    /// - Parameter least: findings below this level are not kept, those about the shipped client aside.
    init(plans: LintPlans, context: LintContext, least: Finding.Level) {
        self.plans = plans
        self.context = context
        self.least = least
    }

    mutating func visit(_ node: JSONNode, as role: LintRole, in widget: LintedWidget? = nil) {
        switch role {
        case .widget: look(at: node, as: role, plans[role], in: LintedWidget(node, in: widget))
        case .payload: visitPayload(node, of: widget)
        case .bar, .section: look(at: node, as: role, plans[role], in: nil)
        default: look(at: node, as: role, plans[role], in: widget)
        }
    }

    /// Types of a host hold what the host likes: there is nothing to look for.
    private mutating func visitPayload(_ node: JSONNode, of widget: LintedWidget?) {
        guard let starter = widget?.starter else { return }
        look(at: node, as: starter.role, plans[starter], in: widget)
    }

    private mutating func look(at node: JSONNode, as role: LintRole, _ plan: LintPlan, in widget: LintedWidget?) {
        let start = members.count
        let glance = glance(at: node, as: role, plan.shape)
        ask(plan, glance, about: LintPlace(node: node, role: role, shape: plan.shape, widget: widget, context: context))
        let end = members.count
        if let shape = plan.shape {
            for index in start..<end { visit(members[index], of: shape, in: widget) }
        } else if node.kind == .object, role == .events {
            for event in node.members where event.kind != .null { visit(event, as: .action, in: widget) }
        } else if role == .action, node.isOpeningSheet, let sheet = node["sheet"] {
            visit(sheet, as: .sheet, in: widget)
        }
        members.removeLast(end - start)
    }

    /// Collects the members that matter on the way.
    private mutating func glance(at node: JSONNode, as role: LintRole, _ shape: Shape?) -> LintGlance {
        guard let shape else { return .open }
        var glance = LintGlance()
        if node.kind == .object {
            for member in node.members {
                guard let index = shape.index(of: member) else {
                    glance.seeStranger()
                    continue
                }
                // Of a repeated name the first counts; what the others hold is never shown.
                guard member.kind != .null, !glance.has(member: index) else { continue }
                glance.see(member: index)
                members.append((index, member))
            }
        }
        if role == .text, let traits = node.wording?.textTraits { glance.see(traits) }
        return glance
    }

    private mutating func ask(_ plan: LintPlan, _ glance: LintGlance, about place: LintPlace) {
        for (rule, awaited) in plan.rules where glance.shows(awaited) {
            for fault in rule.faults(at: place) where isKept(fault, of: rule) {
                findings.append(Finding(fault, of: rule, in: place.widget))
            }
        }
    }

    /// Most of what is noticed on a page is only worth knowing: nobody waits for places and words nobody reads.
    private func isKept(_ fault: Fault, of rule: any LintRule) -> Bool {
        (fault.level ?? rule.level) >= least || rule.isAboutClient
    }

    private mutating func visit(_ member: (slot: Int, node: JSONNode), of shape: Shape, in widget: LintedWidget?) {
        switch shape[member.slot] {
        case .leaf: break
        case .one(let role): visit(member.node, as: role, in: widget)
        case .list(let role):
            for element in member.node.elements where element.kind != .null { visit(element, as: role, in: widget) }
        }
    }
}

extension JSONNode {
    var isOpeningSheet: Bool { present("type")?.says("open_bottom_sheet") == true }
}

extension Finding {
    fileprivate init(_ fault: Fault, of rule: any LintRule, in widget: LintedWidget?) {
        self.init(
            level: fault.level ?? rule.level,
            code: rule.code,
            isAboutClient: rule.isAboutClient,
            clientLoss: fault.clientLoss,
            widgetType: widget?.type,
            widgetID: widget?.id,
            path: fault.node.path,
            location: (fault.isAboutKey ? fault.node.keyLocation : nil) ?? fault.node.location,
            message: fault.message,
            hint: fault.hint ?? rule.hint
        )
    }
}
