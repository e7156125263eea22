import Testing

@testable import flowview

@Suite("URLTemplate")
struct URLTemplateTests {
    @Test(
        "Values fill the gaps percent-encoded, relative to the page or on their own",
        arguments: [
            ("/next?p={page_id}&c={postback}", "http://host:8080/next?p=a%2Fb%20c&c=%7B%22n%22%3A1%7D"),
            ("more/{page_id}", "http://host:8080/dir/more/a%2Fb%20c"),
            ("?c={postback}", "http://host:8080/dir/page?c=%7B%22n%22%3A1%7D"),
            ("https://api.example/{page_id}", "https://api.example/a%2Fb%20c"),
            ("/plain", "http://host:8080/plain"),
        ]
    )
    func filled(template: String, expected: String) throws {
        let page = try #require(NamedAddress("http://host:8080/dir/page"))
        let template = try URLTemplate(template, allowing: [.pageID, .postback])
        let address = template.address(relativeTo: page, filling: [.pageID: "a/b c", .postback: #"{"n":1}"#])
        #expect(address?.address.text == expected)
    }

    @Test(
        "No value can choose another server",
        arguments: [
            ("https://{endpoint}/x", "evil.example"),
            ("{endpoint}://host/x", "https"),
            ("/{endpoint}/evil.example/x", ""),
            ("https://host:{endpoint}/x", "81"),
        ]
    )
    func captured(template: String, value: String) throws {
        let page = try #require(NamedAddress("https://host/page"))
        let template = try URLTemplate(template, allowing: [.endpoint])
        #expect(template.address(relativeTo: page, filling: [.endpoint: value]) == nil)
    }

    @Test("Values that look like addresses or ways out stay part of the path")
    func escapes() throws {
        let page = try #require(NamedAddress("https://host/dir/page"))
        let template = try URLTemplate("/api/{endpoint}", allowing: [.endpoint])
        for value in ["//evil.example/", "../../x", "a?b#c", "@evil", "é\u{0}"] {
            let address = try #require(template.address(relativeTo: page, filling: [.endpoint: value]))
            #expect(address.address.origin == page.address.origin)
            #expect(address.address.text.hasPrefix("https://host/api/"))
        }
    }

    @Test("Credentials of the page stay with the page's server")
    func credentials() throws {
        let page = try #require(NamedAddress("https://me:secret@host/page"))
        let near = try URLTemplate("/next", allowing: []).address(relativeTo: page, filling: [:])
        let far = try URLTemplate("https://other/next", allowing: []).address(relativeTo: page, filling: [:])
        #expect(near?.credentials == page.credentials)
        #expect(far?.address.text == "https://other/next")
        #expect(far?.credentials == nil)
    }

    @Test(
        "A template with a gap nobody fills is refused",
        arguments: [
            ("/{page}", "knows {page_id} and {postback}, found {page}"),
            ("/{endpoint}", "knows {page_id} and {postback}, found {endpoint}"),
            ("/{page_id", "has a { without a }"),
        ]
    )
    func refused(template: String, message: String) {
        let flaw = #expect(throws: URLTemplate.Flaw.self) {
            try URLTemplate(template, allowing: [.pageID, .postback])
        }
        #expect(flaw?.message == message)
    }
}
