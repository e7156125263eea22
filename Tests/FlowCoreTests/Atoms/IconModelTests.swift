import FlowCore
import Testing

@Suite("IconModel")
struct IconModelTests {
    @Test(
        "Short and long forms read alike",
        arguments: [
            (#""star.fill""#, IconModel("star.fill")),
            (#"{"symbol":"star","size":12,"color":"FFF"}"#, IconModel("star", size: 12, color: "FFF")),
        ]
    )
    func forms(json: String, expected: IconModel) throws {
        #expect(try Decoded<IconModel>(json).value == expected)
    }

    @Test("The action is carried whole")
    func action() throws {
        let icon = try Decoded<IconModel>(#"{"symbol":"star","action":{"type":"open","n":1}}"#).value
        #expect(icon.action?.type == "open")
        #expect(icon.action?.value.text == #"{"type":"open","n":1}"#)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            ("1", "expected String or object at (root), found number"),
            (#"{"size":1}"#, "missing key 'symbol' at (root)"),
            (#"{"symbol":"s","size":"1"}"#, "expected number at size, found string"),
            (#"{"symbol":"s","color":[]}"#, "expected String or object at color, found array"),
            (#"{"symbol":"s","action":"dismiss"}"#, "expected object at action, found string"),
            (#"{"symbol":"s","action":{}}"#, "missing key 'type' at action"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: IconModel.self, in: json) == message)
    }
}
