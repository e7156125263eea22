import Testing

@Suite("Missing tracking")
struct TrackingMissingTests {
    private func faults(_ trackings: [(type: String, isTracked: Bool)]) throws -> [String] {
        let widgets = trackings.map { type, isTracked in
            #"{"type": "\#(type)", "data": {"title": "x"}\#(isTracked ? #", "tracking": {}"# : "")}"#
        }
        return try LintFixture.places(widgets: widgets.joined(separator: ",")).filter {
            $0.hasPrefix("tracking-missing")
        }
    }

    @Test("Only where most neighbors of the same type have it")
    func minority() throws {
        let root = "tracking-missing page.sections.0.widgets"
        let (card, title) = ("image_text_card", "title_block")
        #expect(try faults([(card, true), (card, false), (title, false), (card, true)]) == ["\(root).1"])
        #expect(try faults([(card, true), (card, false)]) == [])
        #expect(try faults([(card, true), (card, true)]) == [])
        #expect(try faults([(card, false), (card, false), (card, true)]) == [])
    }
}
