import FlowCore

/// Why a request came to nothing.
enum HTTPFailure: Error, Hashable, Sendable {
    /// An answer, but not a page: the server says so, or the body is no JSON.
    case refused(HTTPExchange)
    case tooLarge(limit: Int)
    /// For a silent server the time is up before the whole of it has passed.
    case timedOut(received: Int)
    case redirect(Redirects.Refusal)
    case connection(ConnectionFailure)
    case cancelled

    /// The end of the sentence that begins with the address.
    private func reason(after duration: Duration) -> String {
        switch self {
        case .refused(let exchange): Self.reason(of: exchange)
        case .tooLarge(let limit): "larger than \(limit) bytes, --max-bytes allows more"
        case .timedOut(received: 0): "no answer within \(duration.inSeconds), --timeout allows more"
        case .timedOut(let received):
            "not complete after \(duration.inSeconds), \(received) bytes came, --timeout allows more"
        case .redirect(.tooMany): "more than \(Redirects.most) redirects"
        case .redirect(.noTarget): "a redirect that leads to no web address"
        case .redirect(.downgrade(let target)): "a redirect to \(target), which is not encrypted, was not followed"
        case .redirect(.bodyElsewhere(let target)):
            "a redirect would send the request's body to \(target), another server; it was not followed"
        case .connection(let failure): failure.description
        case .cancelled: "cancelled"
        }
    }

    /// - Parameter address: where redirects had led when it happened.
    func error(for request: HTTPRequest, at address: WebAddress, after duration: Duration) -> LoadError {
        var why = reason(after: duration)
        switch self {
        // Its reason has the time in it already.
        case .refused, .timedOut: break
        default: why += " (\(duration.inSeconds))"
        }
        return LoadError(what: "cannot load", where: Self.place(of: request, at: address), why: why)
    }

    /// The request, and where redirects had led it.
    static func place(of request: HTTPRequest, at address: WebAddress) -> String {
        address == request.address ? "\(request)" : "\(request), redirected to \(address)"
    }

    private static func reason(of exchange: HTTPExchange) -> String {
        guard let line = exchange.response.firstLine else { return exchange.details + ", an empty body" }
        return "\(exchange.details): \(line)"
    }
}
