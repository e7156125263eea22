/// What a server answered.
struct HTTPResponse: Hashable, Sendable {
    let status: Int
    let contentType: String?
    /// Where a redirect leads, resolved.
    let location: String?
    let body: [UInt8]

    var isSuccess: Bool { (200..<300).contains(status) }

    /// The first line of the body that has something on it, cut to a length that fits into a sentence.
    var firstLine: String? {
        let line = body.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.lazy
            .map { String(decoding: $0.prefix(4 * Self.mostCharacters), as: UTF8.self) }
            .first { !$0.allSatisfy(\.isWhitespace) }
        guard let line else { return nil }
        let text = line.drop(while: \.isWhitespace)
        return text.count > Self.mostCharacters ? text.prefix(Self.mostCharacters) + "…" : String(text)
    }

    private static let mostCharacters = 120
}

/// A request's way to its last answer.
struct HTTPExchange: Hashable, Sendable {
    /// The request as it was asked for.
    let request: HTTPRequest
    /// Where redirects led; the request's own address without any.
    let address: WebAddress
    let response: HTTPResponse
    let duration: Duration

    /// `GET http://localhost/home: 200, application/json, 0.12 s`
    var summary: String {
        "\(HTTPFailure.place(of: request, at: address)): \(details)"
    }

    /// The status, the content type and the time, for the end of a sentence.
    var details: String {
        let type = response.contentType.map { ", \($0)" } ?? ", no content type"
        return "\(response.status)\(type), \(duration.inSeconds)"
    }
}

extension Duration {
    /// `0.12 s`
    var inSeconds: String {
        let hundredths = (self / .milliseconds(10)).rounded()
        let whole = Int(hundredths)
        let rest = whole % 100
        return "\(whole / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
