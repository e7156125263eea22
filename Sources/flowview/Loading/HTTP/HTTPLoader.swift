import FlowCore

/// Talks to a backend: the page by GET, next pages and actions by POST, to the addresses the person named.
struct HTTPLoader: PageLoader {
    let source: NamedAddress
    let options: HTTPOptions

    /// The body, if it can be JSON at all; a proxy's error page is more telling as a failure than as a syntax error.
    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        try await load(request) { _ in }
    }

    func load(
        _ request: PageRequest,
        progress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LoadError) -> [UInt8] {
        let exchange = try await exchange(request, progress: progress)
        guard exchange.response.looksLikeJSON else {
            let failure = HTTPFailure.refused(exchange)
            throw failure.error(for: exchange.request, at: exchange.address, after: exchange.duration)
        }
        return exchange.response.body
    }

    /// A server tells nobody: it is asked again every few seconds.
    func changes() -> AsyncStream<Void>? {
        AsyncStream {
            do {
                return try await Task.sleep(for: Self.askingInterval)
            } catch {
                return nil
            }
        }
    }

    private static let askingInterval = Duration.seconds(3)

    /// The answer with all that is known about it.
    func exchange(
        _ request: PageRequest,
        progress: @escaping @Sendable (LoadProgress) -> Void = { _ in }
    ) async throws(LoadError) -> HTTPExchange {
        try await HTTPClient(options: options, progress: progress).exchange(try httpRequest(for: request))
    }

    func httpRequest(for request: PageRequest) throws(LoadError) -> HTTPRequest {
        switch request {
        case .initial, .refresh:
            return self.request(.get, source)
        case .nextPage(let pageID, let postback):
            let target = try address(options.nextURL, [.pageID: pageID, .postback: postback?.plainText ?? ""])
            guard options.nextMethod != .get else { return self.request(.get, target) }
            return self.request(.post, target, body: RequestBody.nextPage(pageID: pageID, postback: postback))
        case .action(let pageID, let action):
            let endpoint = (try? action.value.node["endpoint"]?.string()) ?? ""
            let target = try address(options.actionURL, [.pageID: pageID, .endpoint: endpoint])
            return self.request(.post, target, body: RequestBody.action(pageID: pageID, action: action))
        }
    }

    private func request(_ method: HTTPMethod, _ target: NamedAddress, body: [UInt8] = []) -> HTTPRequest {
        let secrets = HTTPRequest.Secrets(headers: options.headers, credentials: target.credentials)
        return HTTPRequest(method, target.address, body: body, secrets: secrets)
    }

    private func address(
        _ template: URLTemplate?,
        _ values: [URLTemplate.Placeholder: String]
    ) throws(LoadError) -> NamedAddress {
        guard let template else { return source }
        if let address = template.address(relativeTo: source, filling: values) { return address }
        throw LoadError(
            what: "cannot load",
            where: source.address.text,
            why: "what the page sent makes the address named for this request lead elsewhere"
        )
    }
}

extension HTTPResponse {
    /// Whether it is worth reading as JSON. Only markup says that it is not: content types are often wrong.
    fileprivate var looksLikeJSON: Bool {
        let start = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return start != nil && start != UInt8(ascii: "<")
    }
}

extension JSONValue {
    /// A string's content, anything else as its JSON.
    fileprivate var plainText: String {
        (try? node.string()) ?? text
    }
}
