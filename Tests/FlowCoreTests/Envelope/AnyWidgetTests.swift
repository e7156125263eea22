import FlowCore
import Testing

@Suite("AnyWidget")
struct AnyWidgetTests {
    @Test("The envelope is read around the payload")
    func envelope() throws {
        let json = #"""
            {"type":"title_block","id":"w","layout":{"width":"hug"},"data":{"title":"Hello"},
             "actions":{"tap":{"type":"dismiss"},"long_press":{"type":"toast","message":"x"}},
             "tracking":{"slot":3, "price":1.0}}
            """#
        let widget = try Decoded<AnyWidget>(json).value
        #expect(widget.id == "w")
        #expect(widget.type == "title_block")
        #expect((widget.content as? TitleContent)?.title == "Hello")
        #expect(widget.layout == WidgetLayout(width: .hug))
        #expect(widget.actions.mapValues(\.type) == ["tap": "dismiss", "long_press": "toast"])
        #expect(widget.tracking?.text == #"{"slot":3, "price":1.0}"#)
        #expect(String(decoding: widget.node.bytes, as: UTF8.self) == json)
    }

    @Test("Of a repeated event the first counts")
    func repeatedEvent() throws {
        let json = #"{"type":"separator","data":{},"actions":{"tap":{"type":"a"},"tap":{"type":"b"}}}"#
        #expect(try Decoded<AnyWidget>(json).value.actions.mapValues(\.type) == ["tap": "a"])
        let null = #"{"type":"separator","data":{},"actions":{"tap":null,"tap":{"type":"b"}}}"#
        #expect(try Decoded<AnyWidget>(null).value.actions.isEmpty)
    }

    @Test("A broken event does not cost the others")
    func brokenEvent() throws {
        let json = #"{"type":"separator","data":{},"actions":{"tap":{},"long_press":{"type":"b"},"change":null}}"#
        #expect(try Decoded<AnyWidget>(json).value.actions.mapValues(\.type) == ["long_press": "b"])
    }

    @Test(
        "An unknown type keeps its payload and is told its neighbour",
        arguments: [
            (
                "image_text_crad",
                "'image_text_crad' is not registered, did you mean 'image_text_card'? The widget cannot be shown"
            ),
            (
                "Title_Block",
                "'Title_Block' is not registered, did you mean 'title_block'? The widget cannot be shown"
            ),
            ("hologram", "'hologram' is not registered; the widget cannot be shown"),
            ("", "'' is not registered; the widget cannot be shown"),
        ]
    )
    func unknown(type: String, message: String) throws {
        let page = try Decoded<PageModel>(widgets: #"{"type":"\#(type)","id":"u","data":{"beam": 11}}"#)
        let content = try #require(page.value.widgets.first?.content as? UnknownWidgetContent)
        #expect(content.type == type)
        #expect(content.data?.text == #"{"beam": 11}"#)
        #expect(page.diagnostics == [content.diagnostic])
        #expect(content.diagnostic.picture == "unknownType page.sections.0.widgets.0 2:1\n    \(message)")
        #expect(content.diagnostic.widgetID == "u")
    }

    @Test(
        "Without a usable type or id it is no widget",
        arguments: [
            ("3", "expected object at (root), found number"),
            ("null", "expected object at (root), found null"),
            ("{}", "missing key 'type' at (root)"),
            (#"{"type":null}"#, "missing key 'type' at (root)"),
            (#"{"type":1}"#, "expected String at type, found number"),
            (#"{"type":"separator","id":3,"data":{}}"#, "expected String at id, found number"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: AnyWidget.self, in: json) == message)
    }

    @Test("A dropped widget is reported with what it says about itself")
    func dropped() throws {
        let page = try Decoded<PageModel>(
            widgets: #"{"type":"title_block","id":3}"#,
            #"{"id":"typeless"}"#,
            #"{"type":"title_block","id":"ok","data":{"title":"x"}}"#
        )
        #expect(page.value.widgets.map(\.id) == ["ok"])
        #expect(page.diagnostics.map(\.widgetType) == ["title_block", nil])
        #expect(page.diagnostics.map(\.widgetID) == [nil, "typeless"])
        #expect(
            page.diagnostics.map(\.picture) == [
                """
                droppedElement page.sections.0.widgets.0 2:1
                    expected String at page.sections.0.widgets.0.id, found number; the widget was dropped
                """,
                """
                droppedElement page.sections.0.widgets.1 3:1
                    missing key 'type'; the widget was dropped
                """,
            ]
        )
    }
}
