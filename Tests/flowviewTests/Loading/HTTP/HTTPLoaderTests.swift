import FlowCore
import FlowTerm
import TestSupport
import Testing

@testable import flowview

@Suite("HTTPLoader", .serialized)
struct HTTPLoaderTests {
    private func loader(_ address: String, _ options: HTTPOptions = HTTPOptions()) throws -> HTTPLoader {
        HTTPLoader(source: try #require(NamedAddress(address)), options: options)
    }

    private func action(_ text: String) throws -> ActionModel {
        let value = try JSONValue(parsing: Array(text.utf8))
        let context = DecodeContext(widgetDecoding: WidgetRegistry(), diagnostics: DecodeDiagnostics())
        return try ActionModel(node: value.node, in: context)
    }

    @Test("Bodies hold what the backend sent byte for byte, and the page's id as a string")
    func bodies() async throws {
        let postback = try JSONValue(parsing: Array(#"{ "n" : 9007199254740993.0,"t":"\u00e9é" }"#.utf8))
        let sent = #"{"type": "api",  "endpoint":"bag", "big":1e400, "u":"\ud83c\udf5e"}"#
        try await SampleServer.run { server in
            let loader = try loader(server.address + "/feed.json")
            let action = try action(sent)
            _ = try? await loader.load(.nextPage(pageID: "a\"b", postback: postback))
            _ = try? await loader.load(.nextPage(pageID: "p", postback: nil))
            _ = try await loader.load(.action(pageID: "p", action: action))
            let requests = try server.requests()
            #expect(requests.map(\.method) == ["POST", "POST", "POST"])
            #expect(requests.allSatisfy { $0.header("content-type") == "application/json" })
            #expect(
                requests.map(\.body) == [
                    #"{"kind":"next_page","page_id":"a\"b","postback":\#(postback.text)}"#,
                    #"{"kind":"next_page","page_id":"p","postback":null}"#,
                    #"{"kind":"action","page_id":"p","action":\#(sent)}"#,
                ]
            )
        }
    }

    @Test("Templates say where follow-ups go; a string cursor fills in without its quotes")
    func templates() throws {
        var options = HTTPOptions()
        options.nextURL = try URLTemplate("/next/{page_id}?c={postback}", allowing: [.pageID, .postback])
        options.actionURL = try URLTemplate("/do/{endpoint}", allowing: [.pageID, .endpoint])
        options.nextMethod = .get
        let loader = try loader("http://host/page", options)
        let cursor = try JSONValue(parsing: Array(#""a&b""#.utf8))
        let next = try loader.httpRequest(for: .nextPage(pageID: "p", postback: cursor))
        #expect(next.description == "GET http://host/next/p?c=a%26b")
        #expect(next.body.isEmpty)
        let bag = try action(#"{"type":"api","endpoint":"bag"}"#)
        let answer = try loader.httpRequest(for: .action(pageID: "p", action: bag))
        #expect(answer.description == "POST http://host/do/bag")
    }

    @Test("Headers and credentials stay with the server that was named, and reach it")
    func origin() async throws {
        try await SampleServer.run { named in
            try await SampleServer.run { other in
                var options = HTTPOptions()
                options.headers = [try #require(HTTPHeader("X-Key: secret"))]
                let address = "http://me:word@127.0.0.1:\(named.port)/redirect/302?to=\(other.address)/gzip"
                _ = try await loader(address, options).load(.initial)
                let there = try #require(try other.requests().first)
                #expect(there.header("x-key") == nil && there.header("authorization") == nil)
                let here = try #require(try named.requests().first)
                #expect(here.header("x-key") == "secret" && here.header("authorization") == "Basic bWU6d29yZA==")
            }
        }
    }

    @Test("A body is not replayed to another server")
    func replay() async throws {
        try await SampleServer.run { named in
            try await SampleServer.run { other in
                let loader = try loader(named.address + "/redirect/307?to=\(other.address)/feed.json")
                await #expect(throws: LoadError.self) { try await loader.load(.nextPage(pageID: "p", postback: nil)) }
                #expect(try other.requests().isEmpty)
            }
        }
    }

    @Test("A thousand loads, failed and cancelled ones among them, leave no thread and no socket behind")
    func leftovers() async throws {
        try await SampleServer.run { server in
            for path in ["/gzip", "/status/500", "/cut", "/redirect/302?to=/gzip"] {
                let loader = try loader(server.address + path)
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<10 { group.addTask { for _ in 0..<25 { _ = try? await loader.load(.initial) } } }
                }
            }
            let slow = try loader(server.address + "/slow/60")
            let task = Task { _ = try? await slow.load(.initial) }
            while LeftBehind.threads == 0 { try await Task.sleep(for: .milliseconds(5)) }
            let start = ContinuousClock.now
            task.cancel()
            await task.value
            #expect(ContinuousClock.now - start < .seconds(5))
            // Other suites have requests of their own, but not all the time.
            #expect(try await LeftBehind.isGone { LeftBehind.threads })
            #expect(try await LeftBehind.isGone { LeftBehind.sockets(to: server) })
        }
    }
}
