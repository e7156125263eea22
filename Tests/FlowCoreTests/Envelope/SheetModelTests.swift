import FlowCore
import Testing

@Suite("SheetModel")
struct SheetModelTests {
    @Test("A sent id is kept, a missing one is drawn anew each time")
    func id() throws {
        #expect(try Decoded<SheetModel>(#"{"id":"filters"}"#).value.id == "filters")
        let first = try Decoded<SheetModel>("{}").value.id
        let second = try Decoded<SheetModel>("{}").value.id
        #expect(first.wholeMatch(of: /sheet\.[0-9a-f]{8}/) != nil)
        #expect(first != second)
    }

    @Test(
        "Detents of no use are passed over, and a sheet always has one",
        arguments: [
            ("{}", [SheetDetent.medium, .large]),
            (#"{"detents":[]}"#, [.medium, .large]),
            (#"{"detents":["large"]}"#, [.large]),
            (#"{"detents":["medium","huge",0,-1,1.7,"0.5",null,{}]}"#, [.medium, .fraction(1), .fraction(0.5)]),
            (#"{"detents":["huge",0,true]}"#, [.medium, .large]),
        ]
    )
    func detents(json: String, expected: [SheetDetent]) throws {
        let config = try Decoded<SheetConfig>(json)
        #expect(config.value.detents == expected)
        #expect(config.diagnostics == [])
    }

    @Test("A bad setting falls back alone")
    func settings() throws {
        let sheet = try Decoded<SheetModel>(
            #"{"config":{"detents":"medium","grabber":0,"dismissible":false,"corner_radius":"8"},"footer":[]}"#
        )
        #expect(sheet.value.config == SheetConfig(isDismissible: false))
        #expect(
            sheet.diagnostics.map(\.path) == ["config.detents", "config.grabber", "config.corner_radius", "footer"]
        )
        #expect(sheet.value.isLostToFaults)
    }

    @Test("Widgets of one sheet have unique ids")
    func ids() throws {
        let widget = #"{"type":"separator","id":"a","data":{}}"#
        let sheet = try Decoded<SheetModel>(
            #"{"header":{"widgets":[\#(widget)]},"sections":[{"widgets":[\#(widget)]}]}"#
        )
        #expect(sheet.value.widgets.map(\.id) == ["a", "a#2"])
        #expect(sheet.diagnostics.map(\.kind) == [.duplicateID])
    }
}
