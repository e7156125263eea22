/// Looks for what decodes and is still likely a mistake.
///
/// It reads the response as it was sent, changes nothing, and says nothing about a page without mistakes.
public struct Linter: Sendable {
    private let rules: [[any LintRule]]
    private let widgetTypes: [String]
    private let profile: LintProfile

    /// A linter with every rule, for pages whose widgets are of the registered types of `widgetDecoding`.
    public init(widgetDecoding: any WidgetDecoding, profile: LintProfile = LintProfile()) {
        widgetTypes = widgetDecoding.widgetTypes
        self.profile = profile
        rules = LintRole.allCases.map { role in LintRules.all.filter { $0.roles.contains(role) } }
    }

    /// What there is to say about a page, in no order; `diagnostics` are what decoding it came to.
    public func findings(on page: PageModel, diagnostics: [Diagnostic]) -> [Finding] {
        findings(in: page.node.document, diagnostics: diagnostics)
    }

    /// What there is to say about an answer to an action.
    public func findings(on response: ActionResponse, diagnostics: [Diagnostic]) -> [Finding] {
        findings(in: response.node.document, diagnostics: diagnostics)
    }

    /// What there is to say about a response, page or answer, while the caller is suspended.
    package func findings(in document: JSONDocument, diagnostics: [Diagnostic]) async -> [Finding] {
        await DecodeThread.run { walk(through: document, diagnostics: diagnostics) }
    }

    private func findings(in document: JSONDocument, diagnostics: [Diagnostic]) -> [Finding] {
        DecodeThread.run { walk(through: document, diagnostics: diagnostics) }
    }

    /// Recurses, and so belongs on a thread with room for the deepest document.
    private func walk(through document: JSONDocument, diagnostics: [Diagnostic]) -> [Finding] {
        let root = document.root
        let context = LintContext(root: root, widgetTypes: widgetTypes, profile: profile, diagnostics: diagnostics)
        var walk = LintWalk(rules: rules, context: context)
        walk.visit(root, as: .response)
        return walk.findings
    }
}
