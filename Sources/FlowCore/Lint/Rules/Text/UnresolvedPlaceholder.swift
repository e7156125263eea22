struct UnresolvedPlaceholder: LintRule {
    let code = "unresolved-placeholder"
    let level = Finding.Level.warning
    let explanation = """
        A text still has a gap of its template in it, or the name of a missing value. People see it as it is.
        """
    let hint = "fill the template before the page is sent"
    let failing = LintExample.title(#""Hello {{name}}""#)
    let passing = LintExample.title(#""Hello Ada""#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.template)

    private static let leftovers = TextTraits.leftovers.map(\.description)

    func faults(at place: LintPlace) -> [Fault] {
        guard let wording = place.node.wording, let text = wording.text, let leftover = Self.leftover(in: text) else {
            return []
        }
        return [Fault(wording, "expected finished text, found \(quoted(leftover))")]
    }

    private static func leftover(in text: String) -> String? {
        if let whole = leftovers.first(where: { $0 == text }) { return whole }
        // Nearly every text has none of these, and looking for words in it is dear.
        let signs = [ASCII.leftBrace, ASCII.leftBracket, UInt8(ascii: "%")]
        guard text.utf8.contains(where: signs.contains) else { return nil }
        return text.enclosed("{{", "}}") ?? text.enclosed("${", "}")
            ?? ["%@", "[object Object]"].first { text.contains($0) }
    }
}
