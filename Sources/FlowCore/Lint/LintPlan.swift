/// The rules for places of one role and shape, each with what it waits for.
struct LintPlan: Sendable {
    let shape: Shape?
    let rules: [(rule: any LintRule, awaited: LintGlance)]

    init(_ role: LintRole, _ shape: Shape?, rules: [any LintRule]) {
        self.shape = shape
        self.rules = rules.filter { $0.roles.contains(role) }.map { ($0, LintGlance($0.trigger, in: shape)) }
    }
}

/// The plans for everything in a response.
struct LintPlans: Sendable {
    private let byRole: [LintPlan]
    private let byStarter: [LintPlan]

    init(rules: [any LintRule]) {
        byRole = LintRole.allCases.map { LintPlan($0, $0.shape, rules: rules) }
        byStarter = StarterPayload.all.map { LintPlan($0.role, $0.shape, rules: rules) }
    }

    subscript(role: LintRole) -> LintPlan { byRole[role.rawValue] }
    subscript(starter: StarterPayload) -> LintPlan { byStarter[starter.number] }
}
