import FlowCore
import Testing

@Suite("SeparatorModel")
struct SeparatorModelTests {
    @Test(
        "Everything has a default",
        arguments: [
            ("{}", SeparatorModel()),
            (
                #"{"style":"dashed","color":"EEE","thickness":2}"#,
                SeparatorModel(style: .dashed, color: "EEE", thickness: 2)
            ),
            (
                #"{"style":"wavy","insets":{"left":16,"top":-1.5}}"#,
                SeparatorModel(insets: InsetsModel(top: -1.5, left: 16))
            ),
        ]
    )
    func forms(json: String, expected: SeparatorModel) throws {
        #expect(try Decoded<SeparatorModel>(json).value == expected)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            (#""line""#, "expected object at (root), found string"),
            (#"{"style":2}"#, "expected String at style, found number"),
            (#"{"thickness":"1"}"#, "expected number at thickness, found string"),
            (#"{"insets":4}"#, "expected object at insets, found number"),
            (#"{"insets":{"bottom":"4"}}"#, "expected number at insets.bottom, found string"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: SeparatorModel.self, in: json) == message)
    }
}
