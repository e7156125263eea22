import Testing

@testable import flowview

@Suite("HTTPHeader")
struct HTTPHeaderTests {
    @Test(
        "A line becomes a name and a value",
        arguments: [
            ("X-Key: value", "X-Key", "value"), ("X-Key:value", "X-Key", "value"), ("A:\t b: c ", "A", "b: c "),
            ("Empty:", "Empty", ""), ("Wörter: x", nil, nil), ("Name: Wörter", "Name", "Wörter"),
        ] as [(String, String?, String?)]
    )
    func parsed(line: String, name: String?, value: String?) {
        let header = HTTPHeader(line)
        #expect(header?.name == name)
        #expect(header?.value == value)
    }

    @Test(
        "What is no header, or would become two, is refused",
        arguments: [
            "", "no colon", ": value", "two words: x", "A: b\r\nC: d", "A: b\nC", "A\n: b", "A: \u{0}", "A: \u{7F}",
        ]
    )
    func refused(line: String) {
        #expect(HTTPHeader(line) == nil)
    }

    @Test("Neither a header's value nor a password appears where they are described")
    func secrets() throws {
        let header = try #require(HTTPHeader("Authorization: secret"))
        let credentials = Credentials(user: "me", password: "secret")
        for text in ["\(header)", "\(credentials)", String(reflecting: HTTPRequest.Secrets(headers: [header]))] {
            #expect(!text.contains("secret"))
        }
    }
}
