import FlowCore
import Testing

@Suite("ButtonModel")
struct ButtonModelTests {
    @Test(
        "Everything but the title has a default",
        arguments: [
            (#"{"title":"Pay"}"#, ButtonModel("Pay")),
            (
                #"{"title":"Pay","style":"outline","full_width":true}"#,
                ButtonModel("Pay", style: .outline, isFullWidth: true)
            ),
            (#"{"title":"Pay","style":"ghost","disabled":true}"#, ButtonModel("Pay", isDisabled: true)),
            (
                #"{"title":{"text":"Pay"},"bg_color":"EEE","corner_radius":8,"icon":"star"}"#,
                ButtonModel("Pay", backgroundColor: "EEE", cornerRadius: 8, icon: "star")
            ),
        ]
    )
    func forms(json: String, expected: ButtonModel) throws {
        #expect(try Decoded<ButtonModel>(json).value == expected)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            (#""Pay""#, "expected object at (root), found string"),
            ("{}", "missing key 'title' at (root)"),
            (#"{"title":{"text":1}}"#, "expected String at title.text, found number"),
            (#"{"title":"a","style":1}"#, "expected String at style, found number"),
            (#"{"title":"a","bg_color":1}"#, "expected String or object at bg_color, found number"),
            (#"{"title":"a","corner_radius":"8"}"#, "expected number at corner_radius, found string"),
            (#"{"title":"a","icon":1}"#, "expected String or object at icon, found number"),
            (#"{"title":"a","full_width":"yes"}"#, "expected Bool at full_width, found string"),
            (#"{"title":"a","disabled":0}"#, "expected Bool at disabled, found number"),
            (#"{"title":"a","action":{"type":1}}"#, "expected String at action.type, found number"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: ButtonModel.self, in: json) == message)
    }
}
