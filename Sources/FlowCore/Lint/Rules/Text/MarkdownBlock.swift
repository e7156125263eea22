/// Markdown that makes a block of a line, which means nothing inside a line of text.
struct MarkdownBlock {
    /// `a heading`
    let kind: String
    let line: String

    /// nil for a text with nothing but lines.
    init?(firstIn text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        // One number and a dot may be a date, or a floor.
        let hasNumbers = lines.count { Self.isNumbered($0) } > 1
        for line in lines {
            guard let kind = Self.kind(of: line) ?? (hasNumbers && Self.isNumbered(line) ? "a list" : nil) else {
                continue
            }
            self.kind = kind
            self.line = line.count > 40 ? line.prefix(39) + "…" : String(line)
            return
        }
        return nil
    }

    private static func kind(of line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        let hashes = text.prefix { $0 == "#" }
        if 1...6 ~= hashes.count, text.dropFirst(hashes.count).first == " " { return "a heading" }
        if text.hasPrefix("```") || text.hasPrefix("~~~") { return "a block of code" }
        if text.hasPrefix("> ") { return "a quotation" }
        if isRule(text) { return "a rule" }
        if ["- ", "* ", "+ "].contains(where: text.hasPrefix) { return "a list" }
        return text.hasPrefix("|") && text.dropFirst().contains("|") ? "a table" : nil
    }

    private static func isNumbered(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(digits.count)
        return 1...3 ~= digits.count && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
    }

    private static func isRule(_ text: Substring) -> Bool {
        let marks = text.filter { $0 != " " }
        return marks.count > 2 && "-*_".contains { mark in marks.allSatisfy { $0 == mark } }
    }
}
