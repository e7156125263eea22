import FlowCore
import Testing

@Suite("ActionModel")
struct ActionModelTests {
    @Test("The whole object is kept byte for byte")
    func bytes() throws {
        let json = #"{"type":"api", "order": 9007199254740993, "price":1.0,"e":1E400}"#
        #expect(try Decoded<ActionModel>(json).value.value.text == json)
    }

    @Test("A type is required, what it says is not looked at")
    func type() throws {
        #expect(try fault(of: ActionModel.self, in: "{}") == "missing key 'type' at (root)")
        #expect(try fault(of: ActionModel.self, in: #"{"type":7}"#) == "expected String at type, found number")
        #expect(try Decoded<ActionModel>(#"{"type":""}"#).value.type == "")
    }

    @Test("An action made in code is what a backend would send", arguments: ["dismiss", "a \"b\" \\ \u{7}\n", ""])
    func made(type: String) throws {
        let action = ActionModel(type: type)
        #expect(action.type == type)
        #expect(try Decoded<ActionModel>(action.value.text).value == action)
    }

    @Test("A payload is read from the action when it is asked for")
    func payload() throws {
        let action = try Decoded<ActionModel>(#"{"type":"toast","message":"Saved"}"#).value
        let decoder = FlowDecoder.make(widgetDecoding: WidgetContentTable.samples)
        #expect(try decoder.decodePayload(ToastAction.self, of: action) == ToastAction("Saved"))
        #expect(throws: ContentError.self) { try decoder.decodePayload(OpenBottomSheetAction.self, of: action) }
    }
}
