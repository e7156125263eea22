enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
}

/// One request to a server.
struct HTTPRequest: Hashable, Sendable, CustomStringConvertible {
    /// What only the origin a person named may see.
    struct Secrets: Hashable, Sendable {
        var headers: [HTTPHeader] = []
        var credentials: Credentials?
    }

    let method: HTTPMethod
    let address: WebAddress
    /// JSON; a GET has none.
    let body: [UInt8]
    /// Nil for an origin the person did not name.
    let secrets: Secrets?

    init(_ method: HTTPMethod, _ address: WebAddress, body: [UInt8] = [], secrets: Secrets? = nil) {
        self.method = method
        self.address = address
        self.body = body
        self.secrets = secrets
    }

    var description: String { "\(method.rawValue) \(address)" }
}
