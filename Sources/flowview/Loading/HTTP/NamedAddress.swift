import CCurl

/// An address as a person typed it: the address proper, and the credentials that may have stood in it.
struct NamedAddress: Hashable, Sendable {
    let address: WebAddress
    let credentials: Credentials?

    init(address: WebAddress, credentials: Credentials? = nil) {
        self.address = address
        self.credentials = credentials
    }

    /// Nil for anything that is no complete http or https address.
    init?(_ text: String) {
        guard let parser = URLParser(), parser.read(text) else { return nil }
        let user = parser.part(CURLUPART_USER, flags: CURLU_URLDECODE)
        let password = parser.part(CURLUPART_PASSWORD, flags: CURLU_URLDECODE)
        guard let address = WebAddress(parser) else { return nil }
        self.address = address
        credentials = user.map { Credentials(user: $0, password: password ?? "") }
    }

    /// What may be shown of something that was meant as an address: nothing that could be a password.
    static func shown(_ text: String) -> String {
        guard text.contains("://"), let at = text.lastIndex(of: "@") else { return text }
        return "…" + text[at...]
    }
}
