import FlowCore
import Foundation
import Testing

@Suite("NodeReadable")
struct NodeReadableTests {
    private struct Payload: Decodable {
        let title: TextModel
        let weight: FontWeight
        let widgets: LossyArray<AnyWidget>
    }

    private let json = Data(
        #"{"title":{"text":"Hi","max_lines":1},"weight":"huge","widgets":[{"type":"title_block","data":{"title":"a"}},7]}"#
            .utf8
    )

    @Test("JSONDecoder gives the same models, and reports to the context it carries")
    func carriedContext() throws {
        let diagnostics = DecodeDiagnostics()
        let decoder = JSONDecoder()
        let key = try #require(DecodeContext.userInfoKey)
        decoder.userInfo[key] = DecodeContext(widgetDecoding: WidgetContentTable.samples, diagnostics: diagnostics)
        let payload = try decoder.decode(Payload.self, from: json)
        #expect(payload.title == TextModel("Hi", maxLines: 1))
        #expect(payload.weight == .regular)
        #expect(payload.widgets.map { $0.content is TitleContent } == [true])
        #expect(diagnostics.all.map(\.kind) == [.droppedElement])
    }

    @Test("Without a context no widget type is known, which is no failure")
    func noContext() throws {
        let payload = try JSONDecoder().decode(Payload.self, from: json)
        #expect(payload.widgets.first?.content is UnknownWidgetContent)
    }
}
