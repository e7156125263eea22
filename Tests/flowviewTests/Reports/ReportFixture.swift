import FlowCore
import FlowTerm

@testable import flowview

/// Reports on pages written down in a test.
enum ReportFixture {
    static func report(
        on text: String,
        named source: String = "home.json",
        standard: CheckStandard = CheckStandard()
    ) -> SourceReport {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return Checker(widgetDecoding: registry, standard: standard).report(on: Array(text.utf8), named: source)
    }

    static let flawed = """
        {"page": {"id": "home", "sections": [{"widgets": [
          {"type": "title_block", "id": "fine", "data": {"title": "Fine"}},
          {"type": "hologram", "id": "odd"},
          {"type": "title_block", "id": "bare", "data": {}},
          null
        ]}]}}
        """
}
