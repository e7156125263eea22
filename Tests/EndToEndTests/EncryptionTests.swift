import Foundation
import TestSupport
import Testing

/// A server whose certificate nobody has vouched for.
@Suite("Encrypted pages", .serialized)
struct EncryptionTests {
    private func check(_ arguments: [String]) throws -> Subprocess {
        try Subprocess.run([FlowviewBinary.path, "check"] + arguments)
    }

    @Test("An unknown certificate is refused in one line that names both ways out, and both work")
    func certificate() async throws {
        let certificate = try TestCertificate()
        try await SampleServer.run(certificate: certificate) { server in
            let address = server.address + "/gzip"
            let refused = try check([address])
            #expect(refused.status == 3)
            #expect(refused.errors.split(separator: "\n").count == 1)
            #expect(refused.errors.contains("the certificate is not trusted"))
            #expect(refused.errors.contains("--cacert FILE") && refused.errors.contains("-k"))
            for way in [["--cacert", certificate.path], ["-k"]] {
                let accepted = try check(way + [address])
                #expect(accepted.status == 0)
                #expect(accepted.errors.isEmpty)
            }
            let missing = try check(["--cacert", "/no/such/file", address])
            #expect(missing.status == 3)
            #expect(missing.errors.contains("--cacert"))
        }
    }

    @Test("A certificate for another name is refused, too")
    func name() async throws {
        let certificate = try TestCertificate()
        try await SampleServer.run(certificate: certificate) { server in
            let run = try check(["--cacert", certificate.path, "https://localhost:\(server.port)/gzip"])
            #expect(run.status == 3)
            #expect(run.errors.contains("'localhost'"))
        }
    }

    @Test("A redirect to a server without encryption is not followed")
    func downgrade() async throws {
        let certificate = try TestCertificate()
        try await SampleServer.run { plain in
            try await SampleServer.run(certificate: certificate) { server in
                let run = try check([
                    "--cacert", certificate.path, "\(server.address)/redirect/302?to=\(plain.address)/gzip",
                ])
                #expect(run.status == 3)
                #expect(run.errors.contains("a redirect to \(plain.address)/gzip, which is not encrypted"))
                #expect(try plain.requests().isEmpty)
            }
        }
    }

    @Test("The screen says why, too")
    func screen() async throws {
        try await SampleServer.run(certificate: try TestCertificate()) { server in
            try await TmuxSession.flowview(server.address + "/gzip") { session in
                try await session.wait(for: "the certificate is not")
                try session.press("q")
                #expect(try await session.waitForExit() == 0)
            }
        }
    }
}
