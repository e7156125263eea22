import FlowCore
import Testing

@Suite("TextModel")
struct TextModelTests {
    @Test(
        "Short and long forms read alike",
        arguments: [
            (#""Hello""#, TextModel("Hello")),
            (#"{"text":"Hello"}"#, "Hello"),
            (
                #"{"text":"Hello","font":null,"color":null,"alignment":null,"max_lines":null,"is_markdown":null}"#,
                "Hello"
            ),
            (
                #"{"text":"a","font":{"size":12,"weight":"bold","token":"body"}}"#,
                TextModel("a", font: FontModel(size: 12, weight: .bold, token: "body"))
            ),
            (#"{"text":"a","color":"FFF"}"#, TextModel("a", color: "FFF")),
            (#"{"text":"a","alignment":"center"}"#, TextModel("a", alignment: .center)),
            (#"{"text":"a","alignment":"justified"}"#, TextModel("a", alignment: .leading)),
            (#"{"text":"a","max_lines":2.0}"#, TextModel("a", maxLines: 2)),
            (#"{"text":"a","is_markdown":true,"shadow":1}"#, TextModel("a", isMarkdown: true)),
        ]
    )
    func forms(json: String, expected: TextModel) throws {
        #expect(try Decoded<TextModel>(json).value == expected)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            ("3", "expected String or object at (root), found number"),
            ("[]", "expected String or object at (root), found array"),
            ("{}", "missing key 'text' at (root)"),
            (#"{"text":null}"#, "missing key 'text' at (root)"),
            (#"{"text":1}"#, "expected String at text, found number"),
            (#"{"text":"a","font":"bold"}"#, "expected object at font, found string"),
            (#"{"text":"a","font":{"weight":700}}"#, "expected String at font.weight, found number"),
            (#"{"text":"a","font":{"size":"12"}}"#, "expected number at font.size, found string"),
            (#"{"text":"a","color":5}"#, "expected String or object at color, found number"),
            (#"{"text":"a","alignment":1}"#, "expected String at alignment, found number"),
            (#"{"text":"a","max_lines":"2"}"#, "expected Int at max_lines, found string"),
            (#"{"text":"a","max_lines":2.5}"#, "expected Int at max_lines, found 2.5"),
            (#"{"text":"a","is_markdown":"true"}"#, "expected Bool at is_markdown, found string"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: TextModel.self, in: json) == message)
    }

    @Test("A line limit of zero or less is no limit", arguments: [(-1, nil), (0, nil), (1, 1), (nil, nil)])
    func lineLimit(sent: Int?, limit: Int?) {
        #expect(TextModel("a", maxLines: sent).lineLimit == limit)
    }
}
