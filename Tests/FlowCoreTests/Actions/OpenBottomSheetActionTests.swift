import FlowCore
import Testing

@Suite("OpenBottomSheetAction")
struct OpenBottomSheetActionTests {
    @Test("The sheet inside an action of a page keeps its place in the page")
    func path() throws {
        let page = try Decoded<PageModel>(
            widgets: """
                {"type":"title_block","id":"a","data":{"title":"x"},"actions":{"tap":{"type":"open_bottom_sheet",
                "sheet":{"id":"f","sections":[{"widgets":[{"type":"title_block","data":{"title":"inside"}}]}]}}}}
                """
        ).value
        let action = try #require(page.widgets.first?.actions["tap"])
        let decoder = FlowDecoder.make(widgetDecoding: WidgetContentTable.samples)
        let sheet = try decoder.decodePayload(OpenBottomSheetAction.self, of: action).sheet
        let place = "page.sections.0.widgets.0.actions.tap.sheet.sections.0.widgets.0"
        #expect(sheet.id == "f")
        #expect(sheet.widgets.map(\.id) == ["title_block@\(place)"])
    }

    @Test("Without a sheet there is nothing to open")
    func missing() throws {
        let json = #"{"type":"open_bottom_sheet"}"#
        #expect(try fault(of: OpenBottomSheetAction.self, in: json) == "missing key 'sheet' at (root)")
    }
}
