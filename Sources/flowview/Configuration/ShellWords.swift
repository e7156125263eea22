/// Splits a text into words as a shell does: at blanks, with quotes and backslashes, and nothing more.
enum ShellWords {
    /// Nil where a quote is not closed, or nothing follows a backslash.
    static func split(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = text.makeIterator()
        while let character = characters.next() {
            switch (character, quote) {
            case ("\\", nil), ("\\", "\""):
                guard let escaped = characters.next() else { return nil }
                // Within double quotes a backslash is one, unless it keeps a quote or another from acting.
                let isLiteral = quote != nil && escaped != "\"" && escaped != "\\"
                word = (word ?? "") + (isLiteral ? "\\" : "") + String(escaped)
            case (_, let open?) where character == open: quote = nil
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (_, nil) where character.isWhitespace:
                if let finished = word { words.append(finished) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { return nil }
        return words + (word.map { [$0] } ?? [])
    }
}
