import Testing

@testable import flowview

@Suite("NamedPages")
struct NamedPagesTests {
    @Test(
        "An address that is named later gets the headers only where it is the first one's server",
        arguments: [
            ("https://host/a", "https://host/b", true), ("https://host/a", "https://other/b", false),
            ("https://host/a", "http://host/b", false), (nil, "https://host/b", true),
        ] as [(String?, String, Bool)]
    )
    func headers(first: String?, later: String, areSent: Bool) throws {
        var http = HTTPOptions()
        http.headers = [try #require(HTTPHeader("Authorization: secret"))]
        let source = try first.map { try #require(NamedAddress($0)) }
        let pages = NamedPages(index: nil, http: http, source: source)
        let loader = try #require(try pages.loader(for: later).get() as? HTTPLoader)
        #expect(loader.source == NamedAddress(later))
        #expect(loader.options.headers.isEmpty != areSent)
    }
}
