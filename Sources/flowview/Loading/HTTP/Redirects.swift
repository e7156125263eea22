/// The rules for following a redirect, which curl would see less strictly.
struct Redirects: Sendable {
    static let most = 5

    enum Refusal: Error, Hashable, Sendable {
        case tooMany
        case noTarget
        /// From an encrypted address to one that is not.
        case downgrade(WebAddress)
        /// The body would have gone to a server it was not meant for.
        case bodyElsewhere(WebAddress)
    }

    /// As the person or the page asked for it.
    let first: HTTPRequest

    /// Whether an answer is a redirect to follow.
    static func isRedirect(_ response: HTTPResponse) -> Bool {
        [301, 302, 303, 307, 308].contains(response.status)
    }

    /// The request that follows one which was answered with a redirect.
    ///
    /// - Parameter count: how many were followed before.
    func next(after request: HTTPRequest, answer: HTTPResponse, count: Int) throws(Refusal) -> HTTPRequest {
        guard count < Self.most else { throw .tooMany }
        guard let target = answer.location.flatMap(request.address.resolving) else { throw .noTarget }
        if request.address.isEncrypted, !target.isEncrypted { throw .downgrade(target) }
        // Only 307 and 308 ask for the same again; after the others everybody goes on with a plain GET.
        let isSame = answer.status == 307 || answer.status == 308
        let method = isSame ? request.method : .get
        if method == .post, target.origin != first.address.origin { throw .bodyElsewhere(target) }
        return HTTPRequest(
            method,
            target,
            body: method == .post ? request.body : [],
            secrets: target.origin == first.address.origin ? first.secrets : nil
        )
    }
}
