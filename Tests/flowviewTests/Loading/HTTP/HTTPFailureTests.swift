import Testing

@testable import flowview

@Suite("HTTPFailure")
struct HTTPFailureTests {
    private func message(_ failure: HTTPFailure, at address: String = "https://host/a") throws -> String {
        let request = HTTPRequest(.get, try #require(WebAddress("https://host/a")))
        return failure.error(for: request, at: try #require(WebAddress(address)), after: .milliseconds(1_234))
            .description
    }

    private func refused(_ status: Int, _ type: String?, _ body: String) throws -> HTTPFailure {
        let address = try #require(WebAddress("https://host/a"))
        return .refused(
            HTTPExchange(
                request: HTTPRequest(.get, address),
                address: address,
                response: HTTPResponse(status: status, contentType: type, location: nil, body: Array(body.utf8)),
                duration: .milliseconds(50)
            )
        )
    }

    @Test("A refusal names method, address, status, content type, time and the body's first line")
    func refusal() throws {
        #expect(
            try message(refused(500, "text/html", "\n  \n  <h1>Oops</h1>\nmore"))
                == "cannot load: GET https://host/a: 500, text/html, 0.05 s: <h1>Oops</h1>"
        )
        #expect(
            try message(refused(204, nil, ""))
                == "cannot load: GET https://host/a: 204, no content type, 0.05 s, an empty body"
        )
    }

    @Test("A long first line is cut")
    func longLine() throws {
        let message = try message(refused(500, "text/html", String(repeating: "é", count: 5_000)))
        #expect(message.hasSuffix("é…"))
        #expect(message.count < 250)
    }

    @Test("Where redirects had led is said")
    func redirected() throws {
        let failure = HTTPFailure.redirect(.tooMany)
        #expect(
            try message(failure, at: "https://other/b")
                == "cannot load: GET https://host/a, redirected to https://other/b: more than 5 redirects (1.23 s)"
        )
    }

    @Test("Limits name the option that moves them")
    func limits() throws {
        #expect(try message(.tooLarge(limit: 100)).hasSuffix("larger than 100 bytes, --max-bytes allows more (1.23 s)"))
        #expect(try message(.timedOut(received: 0)).hasSuffix("no answer within 1.23 s, --timeout allows more"))
        #expect(
            try message(.timedOut(received: 7))
                .hasSuffix("not complete after 1.23 s, 7 bytes came, --timeout allows more")
        )
    }

    @Test("curl's sentences go on in lower case, names keep their letters")
    func sentences() {
        func text(_ details: String) -> String {
            ConnectionFailure(code: 56, details: details, systemError: 0).description
        }
        #expect(text("Recv failure: reset") == "recv failure: reset")
        #expect(text("OpenSSL/3.0: error") == "OpenSSL/3.0: error")
        #expect(!text("").isEmpty)
    }
}
