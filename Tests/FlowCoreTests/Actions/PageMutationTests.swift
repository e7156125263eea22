import FlowCore
import Testing

@Suite("PageMutation")
struct PageMutationTests {
    @Test(
        "An instruction that cannot be carried out is dropped under its own index",
        arguments: [
            ("7", "mutations.1", "expected object, found number; the instruction was dropped"),
            (#"{"id":"a"}"#, "mutations.1", "missing key 'kind'; the instruction was dropped"),
            (#"{"kind":"remove_widget"}"#, "mutations.1", "missing key 'id'; the instruction was dropped"),
            (
                #"{"kind":"remove_widget","id":3}"#, "mutations.1",
                "expected String at mutations.1.id, found number; the instruction was dropped"
            ),
            (
                #"{"kind":"Replace_Widget"}"#, "mutations.1",
                "expected a kind of mutation such as 'replace_widget', found 'Replace_Widget'; the instruction was dropped"
            ),
            (
                #"{"kind":"shuffle"}"#, "mutations.1",
                "expected a kind of mutation, found 'shuffle'; the instruction was dropped"
            ),
            (
                #"{"kind":"replace_widget","widget":{"type":"nobody_knows"}}"#, "mutations.1",
                "missing key 'id'; the instruction was dropped"
            ),
            (
                #"{"kind":"replace_widget","id":"a","widget":{}}"#, "mutations.1",
                "missing key 'type' at mutations.1.widget; the instruction was dropped"
            ),
            (
                #"{"kind":"append_sections","sections":"oops"}"#, "mutations.1",
                "expected array at mutations.1.sections, found string; the instruction was dropped"
            ),
            (#"{"kind":"prepend_sections"}"#, "mutations.1", "missing key 'sections'; the instruction was dropped"),
            (
                #"{"kind":"prepend_sections","sections":[null]}"#, "mutations.1.sections.0",
                "expected object, found null; the section was dropped"
            ),
            (
                #"{"kind":"replace_page","page":[]}"#, "mutations.1",
                "expected object at mutations.1.page, found array; the instruction was dropped"
            ),
        ]
    )
    func drops(instruction: String, path: String, message: String) throws {
        let answer = try Decoded<ActionResponse>(
            answer:
                #"{"mutations":[{"kind":"remove_widget","id":"a"},\#(instruction),{"kind":"remove_widget","id":"b"}]}"#
        )
        #expect(answer.diagnostics.map(\.path) == [path])
        #expect(answer.diagnostics.map(\.message) == [message])
        #expect(answer.value.mutations.count >= 2)
    }
}
