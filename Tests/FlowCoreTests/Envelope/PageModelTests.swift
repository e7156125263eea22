import FlowCore
import Testing

@Suite("PageModel")
struct PageModelTests {
    @Test("Everything around the sections is read")
    func envelope() throws {
        let page = try Decoded<PageModel>(
            response: #"""
                {"page":{"id":"home",
                  "nav":{"title":"Market","subtitle":{"text":"Open"},"bg_color":"EEE","left_button":{"title":"Back"},
                         "right_buttons":[{"title":"A"},{"title":"B"}]},
                  "header":{"widgets":[{"type":"separator","data":{}}]},
                  "footer":{"sticky":false},
                  "pagination":{"has_more":true,"postback":{"cursor": 1.0}},
                  "refresh":{"pull_to_refresh":true}}}
                """#
        ).value
        #expect(page.id == "home")
        #expect(page.nav?.title == "Market")
        #expect(page.nav?.subtitle == "Open")
        #expect(page.nav?.backgroundColor == "EEE")
        #expect(page.nav?.leftButton == ButtonModel("Back"))
        #expect(page.nav?.rightButtons.map(\.title) == ["A", "B"])
        #expect(page.header?.isSticky == true)
        #expect(page.header?.widgets.count == 1)
        #expect(page.footer?.isSticky == false)
        #expect(page.pagination?.hasMore == true)
        #expect(page.pagination?.postback?.text == #"{"cursor": 1.0}"#)
        #expect(page.refresh?.pullToRefresh == true)
    }

    @Test("An empty page has no bars, no more to load and nothing to pull")
    func empty() throws {
        let page = try Decoded<PageModel>(response: #"{"page":{"nav":{},"pagination":{},"refresh":{}}}"#).value
        #expect(page.id == "page@page")
        #expect(page.header == nil)
        #expect(page.footer == nil)
        #expect(page.pagination?.hasMore == false)
        #expect(page.pagination?.postback == nil)
        #expect(page.refresh?.pullToRefresh == false)
        #expect(!page.isLostToFaults)
    }

    @Test("A bad button of the nav bar falls back alone")
    func navButton() throws {
        let nav = try Decoded<PageModel>(
            response: #"{"page":{"nav":{"title":"T","left_button":{},"right_buttons":[{"title":"A"},3]}}}"#
        ).value.nav
        #expect(nav?.title == "T")
        #expect(nav?.leftButton == nil)
        #expect(nav?.rightButtons.map(\.title) == ["A"])
    }

    @Test(
        "A page without widgets knows whether faults are to blame",
        arguments: [
            (#"{"sections":[{"widgets":[]}]}"#, false), (#"{"sections":{}}"#, true), (#"{"sections":[null]}"#, true),
            (#"{"sections":[{"widgets":7}]}"#, true), (#"{"sections":[{"widgets":[{}]}]}"#, true),
            (#"{"sections":[{"header":{}}]}"#, true), (#"{"header":7}"#, true), (#"{"footer":{"widgets":[1]}}"#, true),
            (#"{"sections":[{"widgets":[{}]}],"footer":{"widgets":[{"type":"separator","data":{}}]}}"#, false),
            (#"{"nav":7}"#, false),
        ]
    )
    func lostToFaults(page: String, isLost: Bool) throws {
        #expect(try Decoded<PageModel>(response: #"{"page":\#(page)}"#).value.isLostToFaults == isLost)
    }
}
