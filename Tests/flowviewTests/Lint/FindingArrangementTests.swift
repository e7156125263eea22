import FlowCore
import Testing

@Suite("FindingArrangement")
struct FindingArrangementTests {
    /// `code` of every finding, and behind a sign what it repeats.
    private func arranged(_ page: String) throws -> [String] {
        let bytes = Array(page.utf8)
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: LintFixture.registry, diagnostics: diagnostics)
        _ = try decoder.decodePage(bytes)
        let findings =
            try diagnostics.all.map(Finding.init) + LintFixture.findings(in: bytes).filter { $0.level > .info }
        return FindingArrangement(of: findings).findings.map { finding in
            finding.code + (finding.echoedCode.map { " < \($0)" } ?? "")
        }
    }

    private func page(_ widgets: String) -> String {
        #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#
    }

    @Test("What was dropped is one fault, whatever else can be said about it")
    func dropped() throws {
        let action = #"{"type": "title_block", "id": "a", "data": {"title": "x"}, "actions": {"tap": {}}}"#
        #expect(
            try Set(arranged(page(action))) == [
                "droppedElement", "drops-client < droppedElement", "action-without-type < droppedElement",
            ]
        )
        #expect(try arranged(page(action)).first == "droppedElement")
    }

    @Test("An action with a blank type is one fault")
    func blankType() throws {
        let action = #"{"type": "title_block", "id": "a", "data": {"title": "x"}, "actions": {"tap": {"type": ""}}}"#
        #expect(try arranged(page(action)) == ["action-without-type", "blank-action-type < action-without-type"])
    }

    @Test("A misspelled type is one fault, and stands before others of the same widget")
    func misspelled() throws {
        let widget = #"{"id": " ", "type": "Title_Block", "data": {"title": "x"}}"#
        #expect(try arranged(page(widget)) == ["unknownType", "type-case < unknownType", "blank-id"])
    }

    @Test("Two faults of one widget stay two")
    func separate() throws {
        let widget = #"{"type": "accordion", "data": {"header": "x", "items": []}}"#
        #expect(try Set(arranged(page(widget))) == ["interactive-without-id", "empty-container"])
    }

    @Test("Text in the color of its background is one fault")
    func invisible() throws {
        let widget = ##"""
            {"type": "title_block", "layout": {"background": "#FFFFFF"}, "data": {"title": {"text": "x", "color": "#FFFFFF"}}}
            """##
        #expect(
            try arranged(page(widget)) == [
                "invisible-text", "contrast-light < invisible-text", "contrast-dark < invisible-text",
            ]
        )
    }

    @Test("What a client loses is no further fault")
    func client() throws {
        #expect(
            try arranged(#"{"page": {"id": "p", "refresh": {}}}"#) == [
                "blanks-client", "refresh-incomplete < blanks-client",
            ]
        )
    }
}
