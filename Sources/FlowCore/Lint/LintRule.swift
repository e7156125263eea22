/// One kind of mistake: what it is, an example of it, and how it is noticed.
///
/// A rule is asked about places of the roles it names and answers from the nodes alone. It keeps nothing in between,
/// and whatever it says never changes what is shown.
package protocol LintRule: Sendable {
    /// Stable, in words joined by dashes: `blank-id`.
    var code: String { get }
    var level: Finding.Level { get }
    /// The highest level a fault may have that names one of its own.
    var worst: Finding.Level { get }
    /// Whether only users of the shipped client meet the trouble.
    var isAboutClient: Bool { get }
    /// Why it matters, in a sentence or two.
    var explanation: String { get }
    /// How to fix it, in one line.
    var hint: String { get }
    /// Content with the mistake, and the place where it is noticed.
    var failing: LintExample { get }
    /// The same content without the mistake.
    var passing: LintExample { get }
    /// The places the rule wants to see.
    var roles: [LintRole] { get }

    /// What must be there for the rule to be asked.
    var trigger: LintTrigger { get }

    func faults(at place: LintPlace) -> [Fault]
}

extension LintRule {
    package var worst: Finding.Level { level }
    package var isAboutClient: Bool { false }
    package var trigger: LintTrigger { .always }
}

/// What a rule has to say about one place.
package struct Fault: Sendable {
    let node: JSONNode
    let message: String
    /// Takes the place of the rule's own.
    let level: Finding.Level?
    /// Takes the place of the rule's own.
    let hint: String?
    /// Whether the name of the member is at fault, and not its value.
    let isAboutKey: Bool
    /// What the shipped client loses for it; the message ends in that.
    let clientLoss: ClientLoss?

    init(
        _ node: JSONNode,
        _ message: String,
        level: Finding.Level? = nil,
        hint: String? = nil,
        isAboutKey: Bool = false,
        losing clientLoss: ClientLoss? = nil
    ) {
        self.node = node
        self.message = clientLoss.map { "\(message); client 1.0.0 \($0.outcome)" } ?? message
        self.clientLoss = clientLoss
        self.level = level
        self.hint = hint
        self.isAboutKey = isAboutKey
    }
}
