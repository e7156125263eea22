import Testing

@testable import flowview

@Suite("WebAddress")
struct WebAddressTests {
    @Test("User, password and fragment are taken out, and only a named address remembers the first two")
    func credentials() throws {
        let named = try #require(NamedAddress("HTTP://me:p%40ss@Host:8080/a?b=c#d"))
        #expect(named.address.text == "http://Host:8080/a?b=c")
        #expect(named.credentials == Credentials(user: "me", password: "p@ss"))
        #expect(NamedAddress("http://host/")?.credentials == nil)
    }

    @Test("The origin has a port also where the address has none, and no capital letters")
    func origin() {
        #expect(WebAddress("https://HOST/a")?.origin == WebAddress("https://host:443/b?c")?.origin)
        #expect(WebAddress("http://host/")?.origin != WebAddress("https://host/")?.origin)
    }

    @Test(
        "Anything else is no web address",
        arguments: ["", "host/path", "ftp://host/", "file:///etc", "http://", "http://a b/"]
    )
    func refused(text: String) {
        #expect(WebAddress(text) == nil)
    }

    @Test(
        "An address that cannot be read is shown without what may be a password",
        arguments: [
            ("ftp://me:secret@host/x", "…@host/x"), ("ftp://host/x", "ftp://host/x"), ("me@home.json", "me@home.json"),
        ]
    )
    func shown(text: String, expected: String) {
        #expect(NamedAddress.shown(text) == expected)
    }
}
