import Testing

@testable import flowview

@Suite("HeaderTemplate")
struct HeaderTemplateTests {
    private let environment = ["TOKEN": "abc", "USER_2": "me", "EMPTY": "", "LINES": "a\nb"]

    @Test(
        "Variables of the environment are filled in",
        arguments: [
            ("Bearer ${TOKEN}", "Bearer abc"), ("${USER_2}:${TOKEN}!", "me:abc!"), ("plain", "plain"),
            ("$TOKEN {TOKEN} $$", "$TOKEN {TOKEN} $$"),
        ]
    )
    func filled(value: String, expected: String) throws {
        let header = try HeaderTemplate(name: "X", value: value).header(environment: environment)
        #expect(header.name == "X")
        #expect(header.value == expected)
    }

    @Test("A variable that is missing or empty is named", arguments: ["NONE", "EMPTY"])
    func missing(variable: String) throws {
        let template = try HeaderTemplate(name: "Authorization", value: "Bearer ${\(variable)}")
        let flaw = #expect(throws: HeaderTemplate.Flaw.self) { try template.header(environment: environment) }
        #expect(
            flaw?.message
                == "the header 'Authorization' needs the environment variable \(variable), which is not set"
        )
    }

    @Test("A value cannot become a second header, and is in no text")
    func secrets() throws {
        let template = try HeaderTemplate(name: "X", value: "${LINES}")
        #expect(throws: HeaderTemplate.Flaw.self) { try template.header(environment: environment) }
        #expect(!"\(try HeaderTemplate(name: "X", value: "secret"))".contains("secret"))
        let flaw = #expect(throws: HeaderTemplate.Flaw.self) { try HeaderTemplate(name: "X", value: "secret\r\nY: 1") }
        #expect(flaw?.message.contains("secret") == false)
    }
}
