import TestSupport
import Testing

/// The sample server plays the proxy: it is asked for whole addresses then.
@Suite("Proxies", .serialized)
struct ProxyTests {
    private func check(_ address: String, _ variables: [String: String]) throws -> Subprocess {
        let environment = Subprocess.quietEnvironment.merging(variables) { $1 }
        return try Subprocess.run([FlowviewBinary.path, "check", address], environment: environment)
    }

    @Test("A proxy is used where the environment names one", arguments: ["http_proxy", "ALL_PROXY"])
    func used(variable: String) async throws {
        try await SampleServer.run { proxy in
            let run = try check("http://no-such-host.invalid/gzip", [variable: proxy.address])
            #expect(run.status == 0)
            #expect(try proxy.requests().map(\.path) == ["http://no-such-host.invalid/gzip"])
        }
    }

    @Test("NO_PROXY names the servers that are asked directly")
    func exempt() async throws {
        try await SampleServer.run { proxy in
            try await SampleServer.run { server in
                let variables = ["http_proxy": proxy.address, "NO_PROXY": "127.0.0.1"]
                let run = try check(server.address + "/gzip", variables)
                #expect(run.status == 0)
                #expect(try proxy.requests().isEmpty)
                #expect(try server.requests().map(\.path) == ["/gzip"])
            }
        }
    }

    @Test("A proxy that is not there is named as one")
    func missing() throws {
        let run = try check("http://127.0.0.2:1/gzip", ["http_proxy": "http://no-such-proxy.invalid:1"])
        #expect(run.status == 3)
        #expect(run.errors.contains("there is no proxy of that name"))
    }
}
