/// Goes through a response once, along the contract, and shows every value to the rules that want to see it.
struct LintWalk {
    private let rules: [[any LintRule]]
    private let context: LintContext
    private(set) var findings: [Finding] = []

    /// `rules` are those of each role, by the role's number.
    init(rules: [[any LintRule]], context: LintContext) {
        self.rules = rules
        self.context = context
    }

    mutating func visit(_ node: JSONNode, as role: LintRole, in widget: LintedWidget? = nil) {
        switch role {
        case .widget: look(at: node, as: role, shape: role.shape, in: LintedWidget(node, in: widget))
        case .payload: visitPayload(node, of: widget)
        case .bar, .section: look(at: node, as: role, shape: role.shape, in: nil)
        default: look(at: node, as: role, shape: role.shape, in: widget)
        }
    }

    /// Types of a host hold what the host likes: there is nothing to look for.
    private mutating func visitPayload(_ node: JSONNode, of widget: LintedWidget?) {
        guard let starter = widget?.starter else { return }
        look(at: node, as: starter.role, shape: starter.shape, in: widget)
    }

    private mutating func look(at node: JSONNode, as role: LintRole, shape: Shape?, in widget: LintedWidget?) {
        let place = LintPlace(node: node, role: role, shape: shape, widget: widget, context: context)
        for rule in rules[role.rawValue] {
            for fault in rule.faults(at: place) { findings.append(Finding(fault, of: rule, in: widget)) }
        }
        guard node.kind == .object else { return }
        if let shape {
            visitMembers(of: node, shape, in: widget)
        } else if role == .events {
            for event in node.members where event.kind != .null { visit(event, as: .action, in: widget) }
        } else if role == .action, node.isOpeningSheet, let sheet = node["sheet"] {
            visit(sheet, as: .sheet, in: widget)
        }
    }

    private mutating func visitMembers(of node: JSONNode, _ shape: Shape, in widget: LintedWidget?) {
        // Of a repeated name the first counts; what the others hold is never shown.
        var seen: UInt64 = 0
        for member in node.members where member.kind != .null {
            guard let index = shape.index(of: member), seen & 1 << index == 0 else { continue }
            seen |= 1 << index
            switch shape[index] {
            case .leaf: break
            case .one(let role): visit(member, as: role, in: widget)
            case .list(let role):
                for element in member.elements where element.kind != .null { visit(element, as: role, in: widget) }
            }
        }
    }
}

extension JSONNode {
    var isOpeningSheet: Bool { self["type"]?.text == BuiltInAction.openBottomSheet.rawValue }
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
