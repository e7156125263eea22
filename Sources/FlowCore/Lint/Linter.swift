/// Looks for what decodes and is still likely a mistake.
///
/// It reads the response as it was sent, changes nothing, and says nothing about a page without mistakes.
public struct Linter: Sendable {
    private let plans: LintPlans
    private let least: Finding.Level
    private let widgetTypes: [String]
    private let profile: LintProfile

    /// A linter with every rule, for pages whose widgets are of the registered types of `widgetDecoding`.
    ///
    /// - Parameter least: the least of the levels that anybody wants to hear of; what is about the shipped client is
    ///   always told.
    public init(
        widgetDecoding: any WidgetDecoding,
        profile: LintProfile = LintProfile(),
        least: Finding.Level = .info
    ) {
        widgetTypes = widgetDecoding.widgetTypes
        self.profile = profile
        self.least = least
        plans = LintPlans(rules: LintRules.all, least: least)
    }

    /// What there is to say about a page, in source order; `diagnostics` are what decoding it came to.
    public func findings(
        on page: PageModel,
        diagnostics: [Diagnostic],
        among surroundings: LintSurroundings = LintSurroundings()
    ) -> [Finding] {
        findings(in: page.node.document, of: page, diagnostics, surroundings)
    }

    /// What there is to say about an answer to an action.
    public func findings(
        on response: ActionResponse,
        diagnostics: [Diagnostic],
        among surroundings: LintSurroundings = LintSurroundings()
    ) -> [Finding] {
        findings(in: response.node.document, of: nil, diagnostics, surroundings)
    }

    /// What there is to say about a response, page or answer, while the caller is suspended.
    package func findings(in document: JSONDocument, diagnostics: [Diagnostic]) async -> [Finding] {
        await DecodeThread.run { walk(through: document, of: nil, diagnostics, LintSurroundings()) }
    }

    private func findings(
        in document: JSONDocument,
        of page: PageModel?,
        _ diagnostics: [Diagnostic],
        _ surroundings: LintSurroundings
    ) -> [Finding] {
        DecodeThread.run { walk(through: document, of: page, diagnostics, surroundings) }
    }

    /// Recurses, and so belongs on a thread with room for the deepest document.
    private func walk(
        through document: JSONDocument,
        of page: PageModel?,
        _ diagnostics: [Diagnostic],
        _ surroundings: LintSurroundings
    ) -> [Finding] {
        let root = document.root
        // A context remembers things on the way: every thread has its own.
        let walk = { @Sendable (share: LintShare?) in
            let context = LintContext(
                root: root,
                page: page,
                widgetTypes: widgetTypes,
                profile: profile,
                diagnostics: diagnostics,
                surroundings: surroundings
            )
            return LintWalk(plans: plans, context: context, least: least, without: share)
        }
        guard let share = LintShare(of: root) else { return walk(nil).findings(on: root) }
        let (own, others) = DecodeThread.both {
            walk(share).findings(on: root)
        } and: {
            walk(nil).findings(on: share)
        }
        let isOrdered = (own.last?.location.offset ?? 0) <= (others.first?.location.offset ?? .max)
        var findings = own
        findings += others
        // Rules about the whole page may have something to say about the other half, and say it first.
        if !isOrdered { findings.sort { $0.location.offset < $1.location.offset } }
        return findings
    }
}
