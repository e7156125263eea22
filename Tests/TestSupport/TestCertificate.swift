import Foundation

/// A certificate for 127.0.0.1 that has signed itself, made for one test.
public struct TestCertificate: Sendable {
    private let folder: TemporaryFolder

    /// The certificate alone, to be trusted.
    public var path: String { folder.path + "/certificate.pem" }
    /// The certificate with its key, for a server.
    var pathWithKey: String { folder.path + "/server.pem" }

    public struct Failure: Error {
        public let errors: String
    }

    public init() throws {
        folder = try TemporaryFolder()
        let script = """
            openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test \
            -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem &&
            cat key.pem certificate.pem > server.pem
            """
        let run = try Subprocess.run(["sh", "-c", script], directory: folder.path)
        guard run.status == 0 else { throw Failure(errors: run.errors) }
    }
}
