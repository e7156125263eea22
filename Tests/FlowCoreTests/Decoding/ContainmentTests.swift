import FlowCore
import Testing

@Suite("Containment")
struct ContainmentTests {
    @Test(
        "A fault in a payload is reported at the widget and names the place",
        arguments: [
            (
                #"{"type":"title_block","id":"w","data":{"title":{"text":"x","max_lines":"2"}}}"#,
                "expected Int at page.sections.0.widgets.0.data.title.max_lines, found string; the widget cannot be shown"
            ),
            (
                #"{"type":"title_block","id":"w","data":{"subtitle":"x"}}"#,
                "missing key 'title' at page.sections.0.widgets.0.data; the widget cannot be shown"
            ),
            (
                #"{"type":"title_block","id":"w","data":"x"}"#,
                "expected object at page.sections.0.widgets.0.data, found string; the widget cannot be shown"
            ),
            (
                #"{"type":"separator","id":"w"}"#,
                #"missing key 'data'; send "data": {} if it is empty; the widget cannot be shown"#
            ),
            (
                #"{"type":"separator","id":"w","data":null}"#,
                #"missing key 'data'; send "data": {} if it is empty; the widget cannot be shown"#
            ),
            (
                #"{"type":"button_row","id":"w","data":{"buttons":{}}}"#,
                "expected array at page.sections.0.widgets.0.data.buttons, found object; the widget cannot be shown"
            ),
            (
                #"{"type":"host_list","id":"w","data":{"heading":"h","rows":["a",{"text":1}]}}"#,
                "expected String at page.sections.0.widgets.0.data.rows.1.text, found number; the widget cannot be shown"
            ),
            (
                #"{"type":"host_list","id":"w","data":{"heading":"h"}}"#,
                "missing key 'rows' at page.sections.0.widgets.0.data; the widget cannot be shown"
            ),
        ]
    )
    func payload(widget: String, message: String) throws {
        let page = try Decoded<PageModel>(widgets: widget)
        let content = try #require(page.value.widgets.first?.content as? MalformedWidgetContent)
        let diagnostic = try #require(page.diagnostics.first)
        #expect(page.diagnostics == [content.diagnostic])
        #expect(diagnostic.picture == "malformedPayload page.sections.0.widgets.0 2:1\n    \(message)")
        #expect(diagnostic.widgetType == content.type)
        #expect(diagnostic.widgetID == "w")
    }

    @Test(
        "A fault around a payload costs the smallest thing and is reported at the bad value",
        arguments: [
            (
                #"{"type":"title_block","data":{"title":"x"},"layout":7}"#,
                "layout 2:53", "expected object, found number; the widget has no layout"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"layout":{"width":"75%"}}"#,
                "layout.width 2:62", "expected 'fill', 'hug' or a fraction, found '75%'; the width is ignored"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"layout":{"margin":{"top":"8","left":4}}}"#,
                "layout.margin.top 2:70", "expected number, found string; it falls back to its default"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"layout":{"background":{"hex":5}}}"#,
                "layout.background 2:67",
                "expected String at page.sections.0.widgets.0.layout.background.hex, found number; it falls back to its default"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"layout":{"gradient":{"colors":["FFF",1]}}}"#,
                "layout.gradient.colors.1 2:82", "expected String or object, found number; the color was dropped"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"layout":{"border":{"dash_gap":[]}}}"#,
                "layout.border.dash_gap 2:75", "expected number, found array; it falls back to its default"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"actions":[]}"#,
                "actions 2:54", "expected object, found array; the widget has no actions"
            ),
            (
                #"{"type":"title_block","data":{"title":"x"},"actions":{"tap":{},"long_press":{"type":"dismiss"}}}"#,
                "actions.tap 2:61",
                "missing key 'type'; nothing happens without page.sections.0.widgets.0.actions.tap.type"
            ),
        ]
    )
    func chrome(widget: String, place: String, message: String) throws {
        let page = try Decoded<PageModel>(widgets: widget)
        #expect(page.value.widgets.map { $0.content is TitleContent } == [true])
        #expect(
            page.diagnostics.map(\.picture) == ["droppedElement page.sections.0.widgets.0.\(place)\n    \(message)"]
        )
        #expect(page.diagnostics.map(\.widgetType) == ["title_block"])
        #expect(page.diagnostics.map(\.widgetID) == ["title_block@page.sections.0.widgets.0"])
    }

    @Test(
        "A fault in the envelope of a page costs the smallest thing and is reported at the bad value",
        arguments: [
            (#"{"id":7}"#, "page.id", "expected String, found number; the page goes by a derived id"),
            (#"{"nav":"Home"}"#, "page.nav", "expected object, found string; the page has no nav bar"),
            (#"{"nav":{"title":4}}"#, "page.nav.title", "expected String or object, found number; no title is shown"),
            (
                #"{"nav":{"left_button":{"title":4}}}"#, "page.nav.left_button",
                "expected String or object at page.nav.left_button.title, found number; the button was dropped"
            ),
            (
                #"{"nav":{"right_buttons":{}}}"#, "page.nav.right_buttons",
                "expected array, found object; no right button is shown"
            ),
            (
                #"{"nav":{"right_buttons":[{}]}}"#, "page.nav.right_buttons.0",
                "missing key 'title'; the button was dropped"
            ),
            (#"{"header":[]}"#, "page.header", "expected object, found array; the page has no header"),
            (#"{"header":{"sticky":"yes"}}"#, "page.header.sticky", "expected Bool, found string; the bar is sticky"),
            (
                #"{"footer":{"widgets":{}}}"#, "page.footer.widgets",
                "expected array, found object; the bar has no widgets"
            ),
            (#"{"sections":{}}"#, "page.sections", "expected array, found object; the page has no sections"),
            (#"{"sections":[5]}"#, "page.sections.0", "expected object, found number; the section was dropped"),
            (
                #"{"sections":[{"id":5}]}"#, "page.sections.0",
                "expected String at page.sections.0.id, found number; the section was dropped"
            ),
            (
                #"{"sections":[{"layout":"grid"}]}"#, "page.sections.0.layout",
                "expected object, found string; the section is vertical"
            ),
            (
                #"{"sections":[{"layout":{"columns":2.5}}]}"#, "page.sections.0.layout.columns",
                "expected Int, found 2.5; it falls back to its default"
            ),
            (
                #"{"sections":[{"header":{"id":"h"}}]}"#, "page.sections.0.header",
                "missing key 'type'; no header is pinned"
            ),
            (#"{"pagination":true}"#, "page.pagination", "expected object, found boolean; nothing more is loaded"),
            (
                #"{"pagination":{"has_more":"yes"}}"#, "page.pagination.has_more",
                "expected Bool, found string; nothing more is loaded"
            ),
            (#"{"refresh":1}"#, "page.refresh", "expected object, found number; pulling stays off"),
            (
                #"{"refresh":{"pull_to_refresh":"true"}}"#, "page.refresh.pull_to_refresh",
                "expected Bool, found string; pulling stays off"
            ),
        ]
    )
    func envelope(page: String, path: String, message: String) throws {
        let page = try Decoded<PageModel>(response: #"{"page":\#(page)}"#)
        #expect(page.diagnostics.map { "\($0.kind) \($0.path)" } == ["droppedElement \(path)"])
        #expect(page.diagnostics.map(\.message) == [message])
    }

    @Test(
        "What is absent, null, opaque or unheard of is no fault",
        arguments: [
            "{}",
            #"{"id":null,"nav":null,"header":null,"sections":null,"footer":null,"pagination":null,"refresh":null}"#,
            #"{"refresh":{},"pagination":{},"nav":{},"header":{},"footer":{}}"#,
            #"{"pagination":{"has_more":true,"postback":[1e999]},"theme":7}"#,
            #"{"sections":[{"layout":{"arrangement":"masonry","columns":-3}}]}"#,
            #"{"sections":[{"widgets":[{"type":"title_block","data":{"title":"x"},"tracking":{"n":1e400},"layout":{}}]}]}"#,
            #"{"sections":[{"widgets":[{"type":"title_block","data":{"title":"x"},"tracking":7,"actions":{"change":null}}]}]}"#,
        ]
    )
    func silence(page: String) throws {
        #expect(try Decoded<PageModel>(response: #"{"page":\#(page)}"#).diagnostics == [])
    }

    @Test("Inside a payload of a host, a dropped element and a nested widget are reported as everywhere")
    func hostPayload() throws {
        let page = try Decoded<PageModel>(
            widgets:
                #"{"type":"host_list","data":{"heading":"h","rows":[],"badges":[{}],"children":[{"type":"bannr"}]}}"#
        )
        let place = "page.sections.0.widgets.0.data"
        #expect(page.value.widgets.first?.content is HostContent)
        #expect(page.diagnostics.map(\.path) == ["\(place).badges.0", "\(place).children.0"])
        #expect(page.diagnostics.map(\.kind) == [.droppedElement, .unknownType])
        #expect(page.diagnostics.map(\.widgetType) == ["host_list", "bannr"])
    }
}
