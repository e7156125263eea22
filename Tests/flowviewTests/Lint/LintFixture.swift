import FlowCore
import FlowTerm

/// Lints content written down in a test, with the starter types registered.
enum LintFixture {
    static let registry: WidgetRegistry = {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return registry
    }()

    static func findings(
        in bytes: [UInt8],
        isActionResponse: Bool = false,
        profile: LintProfile = LintProfile()
    ) throws -> [Finding] {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: registry, diagnostics: diagnostics)
        let linter = Linter(widgetDecoding: registry, profile: profile)
        if isActionResponse {
            return linter.findings(on: try decoder.decodeActionResponse(bytes), diagnostics: diagnostics.all)
        }
        return linter.findings(on: try decoder.decodePage(bytes), diagnostics: diagnostics.all)
    }

    /// `code path` of every finding on a page with one section of these widgets.
    static func places(widgets: String, profile: LintProfile = LintProfile()) throws -> [String] {
        let page = #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#
        return try places(page: page, profile: profile)
    }

    static func places(page: String, profile: LintProfile = LintProfile()) throws -> [String] {
        try findings(in: Array(page.utf8), profile: profile).map { "\($0.code) \($0.path)" }
    }
}
