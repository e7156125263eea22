import Testing

@testable import flowview

@Suite("Redirects")
struct RedirectsTests {
    private static let secrets = HTTPRequest.Secrets(
        headers: [HTTPHeader("Authorization: token")].compactMap(\.self),
        credentials: Credentials(user: "me", password: "secret")
    )

    private func request(_ method: HTTPMethod, _ address: String) throws -> HTTPRequest {
        let body: [UInt8] = method == .post ? [1, 2, 3] : []
        return HTTPRequest(method, try #require(WebAddress(address)), body: body, secrets: Self.secrets)
    }

    private func answer(_ status: Int, _ location: String?) -> HTTPResponse {
        HTTPResponse(status: status, contentType: nil, location: location, body: [])
    }

    private func next(
        _ method: HTTPMethod,
        _ address: String,
        _ status: Int,
        _ location: String?,
        count: Int = 0
    ) throws -> HTTPRequest {
        let first = try request(method, address)
        return try Redirects(first: first).next(after: first, answer: answer(status, location), count: count)
    }

    @Test(
        "The target is read relative to where the redirect came from",
        arguments: [
            ("/b", "https://host/b"),
            ("c", "https://host/dir/c"),
            ("https://host:444/x", "https://host:444/x"),
            ("//other/x", "https://other/x"),
            ("https://you:word@host/x", "https://host/x"),
            ("/with space", "https://host/with%20space"),
        ]
    )
    func target(location: String, expected: String) throws {
        #expect(try next(.get, "https://host/dir/a", 302, location).address.text == expected)
    }

    @Test(
        "Headers and credentials go to the same scheme, host and port only",
        arguments: [
            ("https://host/b", true), ("https://HOST:443/b", true), ("https://host:444/b", false),
            ("https://host.evil.example/b", false), ("https://sub.host/b", false),
            ("https://host@evil.example/", false),
            (#"https://evil.example\@host/"#, true),
        ]
    )
    func secrets(location: String, areKept: Bool) throws {
        let next = try? next(.get, "https://host/a", 302, location)
        #expect((next?.secrets != nil) == areKept)
    }

    @Test("Back at the named server the headers are back, too")
    func roundTrip() throws {
        let first = try request(.get, "http://host/a")
        let redirects = Redirects(first: first)
        let away = try redirects.next(after: first, answer: answer(302, "http://other/"), count: 0)
        let home = try redirects.next(after: away, answer: answer(302, "http://host/b"), count: 1)
        #expect(away.secrets == nil)
        #expect(home.secrets == Self.secrets)
    }

    @Test("Only 307 and 308 send a body again, the others go on with a GET", arguments: [301, 302, 303, 307, 308])
    func methods(status: Int) throws {
        let next = try next(.post, "http://host/a", status, "/b")
        #expect(next.method == (status < 307 ? .get : .post))
        #expect(next.body == (status < 307 ? [] : [1, 2, 3]))
    }

    @Test("A body is never sent to another server", arguments: [307, 308])
    func bodies(status: Int) throws {
        let other = try #require(WebAddress("http://other/"))
        #expect(throws: Redirects.Refusal.bodyElsewhere(other)) {
            try next(.post, "http://host/a", status, "http://other/")
        }
    }

    @Test("From https nothing leads to http, the other way is fine")
    func downgrade() throws {
        let plain = try #require(WebAddress("http://host/b"))
        #expect(throws: Redirects.Refusal.downgrade(plain)) { try next(.get, "https://host/a", 302, "http://host/b") }
        #expect(try next(.get, "http://host/a", 302, "https://host/b").address.isEncrypted)
    }

    @Test(
        "A redirect to nowhere, or to something else than the web, is refused",
        arguments: [nil, "ftp://host/", "file:///etc/passwd"]
    )
    func noTarget(location: String?) {
        #expect(throws: Redirects.Refusal.noTarget) { try next(.get, "http://host/a", 302, location) }
    }

    @Test("Five are followed, a sixth is not")
    func most() throws {
        #expect(try next(.get, "http://host/a", 302, "/b", count: 4).address.text == "http://host/b")
        #expect(throws: Redirects.Refusal.tooMany) { try next(.get, "http://host/a", 302, "/b", count: 5) }
    }
}
