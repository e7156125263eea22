import FlowCore

/// An address with gaps that a request's own values fill: `/next?page={page_id}&cursor={postback}`.
struct URLTemplate: Hashable, Sendable {
    enum Placeholder: String, CaseIterable, Sendable {
        case pageID = "page_id"
        case postback, endpoint
    }

    /// What is wrong with a template, as the end of a sentence.
    struct Flaw: Error, Hashable, Sendable {
        let message: String
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    private let parts: [Part]

    /// - Parameter allowed: the placeholders there are values for.
    init(_ text: String, allowing allowed: [Placeholder]) throws(Flaw) {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { throw Flaw(message: "has a { without a }") }
            let name = String(rest[rest.index(after: open)..<close])
            guard let placeholder = allowed.first(where: { $0.rawValue == name }) else {
                let names = allowed.map { "{\($0.rawValue)}" }.joined(separator: " and ")
                throw Flaw(message: "knows \(names), found {\(PlainText.line(name))}")
            }
            parts += [.text(String(rest[..<open])), .placeholder(placeholder)]
            rest = rest[rest.index(after: close)...]
        }
        self.parts = parts + [.text(String(rest))]
    }

    /// The address with the values in place, percent-encoded, relative to a page's.
    ///
    /// - Returns: nil when that is no web address, or when a value has changed whom the request would go to.
    func address(relativeTo page: NamedAddress, filling values: [Placeholder: String]) -> NamedAddress? {
        guard let named = resolved(filled { PercentEncoding.encoded(values[$0] ?? "") }, against: page),
            let intended = resolved(filled { _ in "x" }, against: page),
            named.address.origin == intended.address.origin
        else { return nil }
        return named
    }

    private func filled(_ value: (Placeholder) -> String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let placeholder): value(placeholder)
            }
        }.joined()
    }

    /// A complete address brings its own credentials; a relative one has the page's.
    private func resolved(_ text: String, against page: NamedAddress) -> NamedAddress? {
        if text.contains("://"), let named = NamedAddress(text) { return named }
        guard let address = page.address.resolving(text) else { return nil }
        let isAtHome = address.origin == page.address.origin
        return NamedAddress(address: address, credentials: isAtHome ? page.credentials : nil)
    }
}
