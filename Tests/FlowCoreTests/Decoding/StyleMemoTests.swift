import Testing

@testable import FlowCore

@Suite("StyleMemo")
struct StyleMemoTests {
    @Test("Equal styles are equal and different ones are not, however many a page has")
    func manyStyles() throws {
        let widgets = (0..<1000).map { number in
            let color = String(1_000_000 + number % 300)
            let text = #"{"text":"t","color":"\#(color)","font":{"size":\#(number % 200),"weight":"bold"}}"#
            return #"{"type":"title_block","data":{"title":\#(text)},"layout":{"margin":{"top":\#(number % 100)}}}"#
        }
        let page = try Decoded<PageModel>(widgets: widgets.joined(separator: ","))
        #expect(page.value.widgets.count == 1000)
        for (number, widget) in page.value.widgets.enumerated() {
            let title = try #require(widget.content as? TitleContent).title
            #expect(title.color?.hex == String(1_000_000 + number % 300))
            #expect(title.font == FontModel(size: Double(number % 200), weight: .bold))
            #expect(widget.layout?.margin.top == Double(number % 100))
        }
    }

    @Test("Equal texts share one reading, a text with a fault is read and reported each time")
    func faults() throws {
        let diagnostics = DecodeDiagnostics()
        let context = DecodeContext(widgetDecoding: NoWidgetDecoding(), diagnostics: diagnostics)
        let good = #"{"padding":{"top":1},"width":"hug"}"#
        let bad = #"{"padding":{"top":"1"},"width":"hug"}"#
        let list = try JSONDocument(Array("[\(good),\(bad),\(good),\(bad)]".utf8)).root
        let layouts = try list.elements.map { try context.styles.layouts.style(of: $0, in: context).wrappedValue }
        #expect(layouts.map(\.?.padding.top) == [1, 0, 1, 0])
        #expect(diagnostics.all.map(\.path) == ["1.padding.top", "3.padding.top"])
    }

    @Test("A style that cannot be read is refused each time")
    func refusal() throws {
        let context = DecodeContext.plain
        let list = try JSONDocument(Array(#"[{"hex":1},{"hex":1},{"hex":"1"}]"#.utf8)).root
        let colors = list.elements.map { try? context.styles.colors.style(of: $0, in: context).wrappedValue }
        #expect(colors.map { $0?.hex } == [nil, nil, "1"])
    }
}

extension DecodeContext {
    fileprivate static var plain: DecodeContext {
        DecodeContext(widgetDecoding: NoWidgetDecoding(), diagnostics: DecodeDiagnostics())
    }
}
