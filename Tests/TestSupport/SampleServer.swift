import Foundation

/// `Samples/server.py` on a free port of this machine, for as long as a test needs it.
public struct SampleServer: Sendable {
    /// Scheme, host and port: `http://127.0.0.1:40123`
    public let address: String

    /// A request as it arrived there.
    public struct Request: Decodable, Sendable {
        public let method: String
        public let path: String
        /// Pairs of a name in lower case and a value.
        public let headers: [[String]]
        public let body: String

        public func header(_ name: String) -> String? {
            headers.first { $0.first == name }?.last
        }
    }

    public struct LaunchError: Error {
        public let errors: String
    }

    /// Starts a server, lets a test talk to it, and kills it whatever happened.
    ///
    /// - Parameter certificate: what it proves itself with over https; nil for http.
    public static func run<Result>(
        certificate: TestCertificate? = nil,
        body: (SampleServer) async throws -> Result
    ) async throws -> Result {
        let streams = (input: try TemporaryFile(), output: try TemporaryFile(), errors: try TemporaryFile())
        let process = try Subprocess.launch(
            ["python3", PackageRoot.path("Samples/server.py")] + (certificate.map { ["0", $0.pathWithKey] } ?? []),
            streams: streams
        )
        defer {
            kill(process, SIGKILL)
            Subprocess.wait(for: process)
        }
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            let said = try String(contentsOf: streams.output.url, encoding: .utf8)
            if said.hasSuffix("\n") {
                return try await body(SampleServer(address: said.trimmingCharacters(in: .newlines)))
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw LaunchError(errors: try String(contentsOf: streams.errors.url, encoding: .utf8))
    }

    /// The port alone, to name the server by another host or with credentials.
    public var port: Substring { address.suffix(while: { $0 != ":" }) }

    /// What was asked of it so far.
    public func requests() throws -> [Request] {
        let script = "import sys, urllib.request as r; sys.stdout.write(r.urlopen(sys.argv[1]).read().decode())"
        let run = try Subprocess.run(["python3", "-c", script, address + "/log"])
        guard run.status == 0 else { throw LaunchError(errors: run.errors) }
        return try JSONDecoder().decode([Request].self, from: Data(run.output.utf8))
    }
}

extension StringProtocol {
    fileprivate func suffix(while belongs: (Character) -> Bool) -> SubSequence {
        self[(lastIndex { !belongs($0) }.map(index(after:)) ?? startIndex)...]
    }
}
