import FlowCore
import Testing

@Suite("ActionResponse")
struct ActionResponseTests {
    @Test("An empty object means nothing to do")
    func empty() throws {
        let answer = try Decoded<ActionResponse>(answer: "{}")
        #expect(answer.value.mutations.isEmpty)
        #expect(answer.value.toast == nil)
        #expect(answer.diagnostics.isEmpty)
    }

    @Test("A broken toast does not cost the mutations, nor broken mutations the toast")
    func parts() throws {
        let mutations = try Decoded<ActionResponse>(
            answer: #"{"mutations":[{"kind":"remove_widget","id":"a"}],"toast":{}}"#
        )
        #expect(mutations.value.mutations.count == 1)
        #expect(
            mutations.diagnostics.map(\.picture) == [
                "droppedElement toast 1:58\n    missing key 'message'; no toast is shown"
            ]
        )
        let toast = try Decoded<ActionResponse>(answer: #"{"mutations":{},"toast":{"message":"Hi"}}"#)
        #expect(toast.value.toast == ToastAction("Hi"))
        #expect(
            toast.diagnostics.map(\.picture)
                == ["droppedElement mutations 1:14\n    expected array, found object; no mutation is applied"]
        )
    }

    @Test("Anything but an object is no answer")
    func root() {
        #expect {
            try Decoded<ActionResponse>(answer: "[]")
        } throws: { error in
            (error as? FlowDecodeError)?.message == "expected object at (root), found array"
        }
    }
}
