import TestSupport
import Testing

@Suite("Pages from a server", .serialized)
struct WebTests {
    struct Failure: Sendable, CustomTestStringConvertible {
        let path: String
        var options: [String] = []
        let status: Int32
        /// A part of the line that says it.
        let reason: String

        var testDescription: String { path }
    }

    @Test(
        "A check says in one line what went wrong, and ends with the status for it",
        arguments: [
            Failure(path: "/status/404", status: 3, reason: "404, text/html, 0."),
            Failure(path: "/status/500", status: 3, reason: "<h1>This did not work</h1>"),
            Failure(path: "/hostile", status: 3, reason: "^[[31mred^G <202e>back"),
            Failure(path: "/cut", status: 3, reason: "the body ends early"),
            Failure(path: "/broken-gzip", status: 3, reason: "the compressed body is damaged"),
            Failure(path: "/hang-up", status: 3, reason: "hung up without an answer"),
            Failure(path: "/slow/30", options: ["--timeout", "0.5"], status: 3, reason: "no answer within 0.5"),
            Failure(
                path: "/drip/30",
                options: ["--timeout", "1"],
                status: 3,
                reason: "bytes came, --timeout allows more"
            ),
            Failure(
                path: "/large/90000",
                options: ["--max-bytes", "80000"],
                status: 3,
                reason: "larger than 80000 bytes"
            ),
            Failure(
                path: "/bomb/9000000",
                options: ["--max-bytes", "80000"],
                status: 3,
                reason: "larger than 80000 bytes"
            ),
            Failure(path: "/loop", status: 3, reason: "more than 5 redirects"),
            Failure(path: "/redirect/302?to=file:///etc/passwd", status: 3, reason: "leads to no web address"),
            Failure(path: "/envelope", status: 2, reason: "missing key 'page' at (root); the body has keys: error"),
            Failure(path: "/html", status: 2, reason: "HTML or XML instead of JSON"),
            Failure(path: "/empty", status: 2, reason: "expected JSON, found nothing"),
        ]
    )
    func failures(failure: Failure) async throws {
        try await SampleServer.run { server in
            let address = server.address + failure.path
            let run = try Subprocess.run([FlowviewBinary.path, "check"] + failure.options + [address])
            #expect(run.status == failure.status)
            let text = failure.status == 3 ? run.errors : run.output
            let lines = text.split(separator: "\n").filter { $0.contains(failure.reason) }
            #expect(lines.count == 1, "\(text)")
            #expect(text.contains("GET \(address)"))
            #expect(failure.status != 3 || (run.errors.split(separator: "\n").count == 1 && run.output.isEmpty))
        }
    }

    @Test(
        "No server, no host, no encryption: one line each",
        arguments: [
            ("http://127.0.0.1:1/", "cannot connect, connection refused"),
            ("http://no-such-host.invalid/", "there is no host of that name"),
            ("https://127.0.0.1:PORT/", "no encrypted connection"),
            ("ftp://me:secret@host/", "this is no http or https address"),
        ]
    )
    func unreachable(address: String, reason: String) async throws {
        try await SampleServer.run { server in
            let address = address.replacing("PORT", with: server.port)
            let run = try Subprocess.run([FlowviewBinary.path, "check", address])
            #expect(run.status == 3)
            #expect(run.errors.contains(reason))
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(!run.errors.contains("secret"))
        }
    }

    @Test("Every command takes an address, and a check begins with how the server answered")
    func commands() async throws {
        try await SampleServer.run { server in
            let address = server.address + "/gzip"
            let check = try Subprocess.run([FlowviewBinary.path, "check", address])
            #expect(check.status == 0)
            #expect(check.output.hasPrefix("GET \(address): 200, application/json, "))
            for command in [["render"], ["tree"], []] {
                let run = try Subprocess.run([FlowviewBinary.path] + command + [address])
                #expect(run.status == 0)
                #expect(run.output.contains(command == ["tree"] ? "title_block" : "Hello from the server"))
            }
        }
    }

    @Test("Headers and passwords are in no output")
    func secrets() async throws {
        try await SampleServer.run { server in
            for path in ["/gzip", "/status/500", "/envelope", "/loop"] {
                let address = "http://me:geheim@127.0.0.1:\(server.port)\(path)"
                for format in ["text", "json"] {
                    let line = [FlowviewBinary.path, "check", "--format", format, "-H", "X-Key: geheim", address]
                    let run = try Subprocess.run(line)
                    #expect(!(run.output + run.errors).contains("geheim"))
                }
            }
            #expect(try server.requests().allSatisfy { $0.header("x-key") == "geheim" })
        }
    }

    @Test("While a page drips in the screen answers to keys, and then the page is there")
    func drip() async throws {
        try await SampleServer.run { server in
            try await TmuxSession.flowview(server.address + "/drip/4") { session in
                try await session.wait(until: "a screen of its own") { _ in try session.state().isAlternateScreen }
                try session.press("?")
                let help = try await session.wait(for: "next control", within: .seconds(3))
                #expect(!help.contains("Hello from the server"))
                try session.press("Escape")
                try await session.wait(for: "Hello from the server")
            }
        }
    }

    @Test("Leaving does not wait for a server")
    func leaving() async throws {
        try await SampleServer.run { server in
            try await TmuxSession.flowview(server.address + "/slow/60") { session in
                try await session.wait(until: "a screen of its own") { _ in try session.state().isAlternateScreen }
                try session.press("q")
                #expect(try await session.waitForExit(within: .seconds(5)) == 0)
            }
        }
    }

    @Test("A failure is shown in place of the page, and r tries again")
    func retry() async throws {
        try await SampleServer.run { server in
            try await TmuxSession.flowview(server.address + "/moody") { session in
                try await session.wait(for: "503, text/html")
                try session.press("r")
                try await session.wait(for: "Hello from the server")
            }
        }
    }

    @Test("A feed grows page by page")
    func feed() async throws {
        try await SampleServer.run { server in
            try await TmuxSession.flowview(server.address + "/feed.json") { session in
                try await session.wait(for: "feed · 13 widgets")
                try session.press("G")
                try await session.wait(for: "26 widgets")
                try session.press("G")
                try await session.wait(for: "39 widgets")
            }
            let kinds = try server.requests().map { ($0.method, $0.body.contains(#""kind":"next_page""#)) }
            #expect(kinds.map(\.0) == ["GET", "POST", "POST"])
            #expect(kinds.map(\.1) == [false, true, true])
        }
    }
}
