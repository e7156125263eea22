import FlowCore
import FlowTerm

@testable import flowview

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
        profile: LintProfile = LintProfile(),
        among surroundings: LintSurroundings = LintSurroundings(),
        least: Finding.Level = .info
    ) throws -> [Finding] {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: registry, diagnostics: diagnostics)
        let linter = Linter(widgetDecoding: registry, profile: profile, least: least)
        if isActionResponse {
            let response = try decoder.decodeActionResponse(bytes)
            return linter.findings(on: response, diagnostics: diagnostics.all, among: surroundings)
        }
        let page = try decoder.decodePage(bytes)
        return linter.findings(on: page, diagnostics: diagnostics.all, among: surroundings)
    }

    static func diagnostics(in page: [UInt8]) throws -> [Diagnostic] {
        let diagnostics = DecodeDiagnostics()
        _ = try FlowDecoder.make(widgetDecoding: registry, diagnostics: diagnostics).decodePage(page)
        return diagnostics.all
    }

    /// What stands beside an example.
    static func surroundings(of example: LintExample) throws -> LintSurroundings {
        let decoder = FlowDecoder.make(widgetDecoding: registry)
        guard let companion = example.companion else { return LintSurroundings() }
        let page = try decoder.decodePage(Array(companion.text.utf8))
        return switch companion.kind {
        case .earlierPage: LintSurroundings(earlierPages: [page])
        case .earlierLoad: LintSurroundings(earlierLoad: page)
        case .page: LintSurroundings(pages: [page])
        }
    }

    /// Which texts of an example are cut, at the widths that a check looks at.
    @MainActor
    static func cutTexts(in example: LintExample) throws -> [CutText] {
        guard !example.isActionResponse else { return [] }
        let page = try FlowDecoder.make(widgetDecoding: registry).decodePage(example.bytes)
        return CheckOptions().widths.flatMap { PageRenderer(registry: registry).cutTexts(of: page, width: $0) }
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
