import CCurl

/// An http or https address without user, password and fragment, so that it may be shown.
///
/// It is taken apart by curl itself: the host that rules are applied to is the host that gets connected to.
struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    /// Whom a request talks to.
    struct Origin: Hashable, Sendable {
        let scheme: String
        let host: String
        let port: String
    }

    let text: String
    let origin: Origin

    var description: String { text }
    var isEncrypted: Bool { origin.scheme == "https" }

    /// Nil for anything that is no complete http or https address.
    init?(_ text: String) {
        guard let parser = URLParser(), parser.read(text) else { return nil }
        self.init(parser)
    }

    init?(_ parser: borrowing URLParser) {
        parser.remove(CURLUPART_USER)
        parser.remove(CURLUPART_PASSWORD)
        parser.remove(CURLUPART_FRAGMENT)
        guard let text = parser.part(CURLUPART_URL),
            let scheme = parser.part(CURLUPART_SCHEME),
            let host = parser.part(CURLUPART_HOST),
            let port = parser.part(CURLUPART_PORT, flags: CURLU_DEFAULT_PORT),
            ["http", "https"].contains(scheme)
        else { return nil }
        self.text = text
        origin = Origin(scheme: scheme, host: host.lowercased(), port: port)
    }

    /// The address a reference found at this one leads to, such as a redirect's; nil when it leads to no web address.
    func resolving(_ reference: String) -> WebAddress? {
        guard let parser = URLParser(), parser.read(text), parser.read(reference) else { return nil }
        return WebAddress(parser)
    }
}
