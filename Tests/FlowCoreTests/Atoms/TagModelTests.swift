import FlowCore
import Testing

@Suite("TagModel")
struct TagModelTests {
    @Test(
        "Everything but the text has a default",
        arguments: [
            (#"{"text":"New"}"#, TagModel("New")),
            (
                #"{"text":{"text":"New"},"bg_color":"EEE","border_color":"000","corner_radius":2,"icon":"star"}"#,
                TagModel("New", backgroundColor: "EEE", borderColor: "000", cornerRadius: 2, icon: "star")
            ),
        ]
    )
    func forms(json: String, expected: TagModel) throws {
        #expect(try Decoded<TagModel>(json).value == expected)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            (#""New""#, "expected object at (root), found string"),
            (#"{"title":"New"}"#, "missing key 'text' at (root)"),
            (#"{"text":"a","border_color":1}"#, "expected String or object at border_color, found number"),
            (#"{"text":"a","corner_radius":true}"#, "expected number at corner_radius, found boolean"),
            (#"{"text":"a","action":[]}"#, "expected object at action, found array"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: TagModel.self, in: json) == message)
    }
}
