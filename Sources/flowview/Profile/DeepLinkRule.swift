/// Deep links of one form, and the page they lead to: `shop://product/{id}` to `products/{id}.json`.
struct DeepLinkRule: Hashable, Sendable {
    /// What is wrong with a rule, in words.
    struct Flaw: Error, Hashable, Sendable {
        let message: String
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        /// In a pattern exactly one part of a path, in a page's name what stood there.
        case gap(String)
    }

    private let pattern: [Part]
    private let page: [Part]

    init(pattern: String, page: String) throws(Flaw) {
        self.pattern = Self.parts(of: pattern[...]).map { part in
            part.first == "{" && part.last == "}" && part.count > 2
                ? .gap(String(part.dropFirst().dropLast())) : .text(String(part))
        }
        guard !self.pattern.isEmpty else { throw Flaw(message: "'\(pattern)' is no form of a link") }
        let gaps = self.pattern.compactMap(Self.gap)
        guard Set(gaps).count == gaps.count else { throw Flaw(message: "'\(pattern)' names a gap twice") }
        self.page = try Self.page(page, filledFrom: gaps)
    }

    /// The page a link leads to; nil where the link has another form.
    func page(of link: String) -> LinkedPage? {
        let parts = Self.parts(of: link.prefix { $0 != "?" && $0 != "#" })
        guard parts.count == pattern.count else { return nil }
        var values: [String: String] = [:]
        for (part, expected) in zip(parts, pattern) {
            switch expected {
            case .text(let text): guard part == text else { return nil }
            case .gap(let name): values[name] = PercentEncoding.decoded(String(part))
            }
        }
        return LinkedPage(
            name: filled { values[$0] ?? "" },
            reference: filled { PercentEncoding.encoded(values[$0] ?? "") },
            values: Array(values.values)
        )
    }

    private func filled(_ value: (String) -> String) -> String {
        page.map { part in
            switch part {
            case .text(let text): text
            case .gap(let name): value(name)
            }
        }.joined()
    }

    private static func gap(_ part: Part) -> String? {
        if case .gap(let name) = part { name } else { nil }
    }

    private static func parts(of link: Substring) -> [Substring] {
        link.split(separator: "/")
    }

    private static func page(_ text: String, filledFrom gaps: [String]) throws(Flaw) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Flaw(message: "'\(text)' has a { without a }")
            }
            let name = String(rest[rest.index(after: open)..<close])
            guard gaps.contains(name) else {
                throw Flaw(message: "'\(text)' has a gap {\(name)} that its link has not")
            }
            parts += [.text(String(rest[..<open])), .gap(name)]
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
        return parts
    }
}
