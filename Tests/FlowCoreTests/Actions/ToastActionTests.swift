import FlowCore
import Testing

@Suite("ToastAction")
struct ToastActionTests {
    @Test("A message is required, the duration has a default")
    func reading() throws {
        #expect(try Decoded<ToastAction>(#"{"message":"Saved"}"#).value == ToastAction("Saved", duration: 2.5))
        #expect(try Decoded<ToastAction>(#"{"message":"","duration":1}"#).value == ToastAction("", duration: 1))
        #expect(try fault(of: ToastAction.self, in: "{}") == "missing key 'message' at (root)")
        #expect(
            try fault(of: ToastAction.self, in: #"{"message":"x","duration":"2"}"#)
                == "expected number at duration, found string"
        )
    }

    @Test("A duration nobody could see or wait for is bounded", arguments: [(-1, 0.5), (0, 0.5), (3, 3), (1e300, 60)])
    func bounds(sent: Double, seconds: Double) {
        #expect(ToastAction("x", duration: sent).visibleSeconds == seconds)
    }
}
