/// The rules for places of one role and shape, each with what it waits for.
final class LintPlan: Sendable {
    let shape: Shape?
    let rules: [any LintRule]
    /// One for each rule.
    let waits: [LintWait]
    /// Ends with the first of them.
    let firstWait: LintWait

    init(_ role: LintRole, _ shape: Shape?, rules: [any LintRule]) {
        self.shape = shape
        self.rules = rules.filter { $0.roles.contains(role) }
        waits = self.rules.map { LintWait($0.trigger, in: shape) }
        firstWait = waits.reduce(into: LintWait()) { $0.formUnion($1) }
    }
}

/// The plans for everything in a response.
struct LintPlans: Sendable {
    private let byRole: [LintPlan]
    private let byStarter: [LintPlan]

    /// - Parameter least: rules that never find anything of this level are left out, those about the shipped client
    ///   aside.
    init(rules: [any LintRule], least: Finding.Level) {
        let rules = rules.filter { $0.isAboutClient || $0.worst >= least }
        byRole = LintRole.allCases.map { LintPlan($0, $0.shape, rules: rules) }
        byStarter = StarterPayload.all.map { LintPlan($0.role, $0.shape, rules: rules) }
    }

    subscript(role: LintRole) -> LintPlan { byRole[role.rawValue] }
    subscript(starter: StarterPayload) -> LintPlan { byStarter[starter.number] }
}
