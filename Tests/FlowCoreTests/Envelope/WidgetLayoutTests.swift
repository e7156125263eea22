import FlowCore
import Testing

@Suite("WidgetLayout")
struct WidgetLayoutTests {
    @Test("All chrome is read")
    func full() throws {
        let layout = try Decoded<WidgetLayout>(
            """
            {"margin":{"top":8},"padding":{"left":1,"right":2},"corner_radius":4,"background":"EEE",
             "gradient":{"colors":["111",{"token":"accent"}],"angle":90},
             "border":{"width":1,"color":"222","dash_width":4,"dash_gap":2},"width":0.5}
            """
        )
        #expect(
            layout.value
                == WidgetLayout(
                    margin: InsetsModel(top: 8),
                    padding: InsetsModel(left: 1, right: 2),
                    cornerRadius: CornerRadii(4),
                    background: "EEE",
                    gradient: GradientModel(colors: ["111", ColorModel(token: "accent")], angle: 90),
                    border: BorderModel(width: 1, color: "222", dashWidth: 4, dashGap: 2),
                    width: .fraction(0.5)
                )
        )
        #expect(layout.value.border?.isDashed == true)
        #expect(layout.diagnostics == [])
    }

    @Test("A bad value leaves the rest of the layout as it is")
    func rest() throws {
        let layout = try Decoded<WidgetLayout>(
            #"{"width":"75%","margin":{"top":"8","left":4},"border":{"width":"1","color":"222"},"corner_radius":[]}"#
        )
        #expect(layout.value == WidgetLayout(margin: InsetsModel(left: 4), border: BorderModel(color: "222")))
        #expect(layout.diagnostics.map(\.path) == ["margin.top", "corner_radius", "border.width", "width"])
    }

    @Test("Corners are round alike or each by itself")
    func corners() throws {
        #expect(try Decoded<CornerRadii>("8").value == CornerRadii(8))
        #expect(
            try Decoded<CornerRadii>(#"{"top_left":1,"bottom_right":2}"#).value
                == CornerRadii(topLeft: 1, bottomRight: 2)
        )
        #expect(try fault(of: CornerRadii.self, in: #""8""#) == "expected number or object at (root), found string")
    }

    @Test(
        "A width is a word or a fraction",
        arguments: [
            (#""fill""#, WidgetWidth.fill), (#""hug""#, .hug), ("0.75", .fraction(0.75)), (#""0.75""#, .fraction(0.75)),
            ("7", .fraction(7)), (#""-1""#, .fraction(-1)),
        ]
    )
    func width(json: String, expected: WidgetWidth) throws {
        #expect(try Decoded<WidgetWidth>(json).value == expected)
    }

    @Test("Other words and values are no width", arguments: ["full", "75%", "", "inf", "nan", "0x1", "1e2", "Fill"])
    func noWidth(word: String) throws {
        let message = "expected 'fill', 'hug' or a fraction, found '\(word)' at (root)"
        #expect(try fault(of: WidgetWidth.self, in: #""\#(word)""#) == message)
        #expect(try fault(of: WidgetWidth.self, in: "true") == "expected String or number at (root), found boolean")
    }
}
