/// The words of a line of a script; one in double quotes may hold blanks, `\"`, `\\` and `\n`.
struct ScriptWords {
    private let number: Int
    private var words: ArraySlice<String>

    init(_ line: String, number: Int) throws(ScriptSyntaxError) {
        self.number = number
        var words: [String] = []
        var rest = line[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" {
                rest.removeFirst()
                guard let word = Self.quoted(&rest) else {
                    throw ScriptSyntaxError(
                        line: number,
                        message: "expected a closing quote, found the end of the line"
                    )
                }
                words.append(word)
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                words.append(String(word))
                rest = rest.dropFirst(word.count)
            }
        }
        self.words = words[...]
    }

    mutating func word(_ expected: String) throws(ScriptSyntaxError) -> String {
        guard let word = words.popFirst() else { throw error("expected \(expected), found the end of the line") }
        return word
    }

    mutating func optionalWord() -> String? { words.popFirst() }

    mutating func take(_ word: String) throws(ScriptSyntaxError) {
        let found = try self.word(word)
        guard found == word else { throw error("expected \(word), found \(found)") }
    }

    mutating func number(_ expected: String) throws(ScriptSyntaxError) -> Int {
        let word = try word(expected)
        guard let number = Int(word) else { throw error("expected \(expected), found \(word)") }
        return number
    }

    mutating func seconds() throws(ScriptSyntaxError) -> Double {
        let word = try word("a number of seconds")
        guard let seconds = Double(word), seconds >= 0, seconds <= 86_400 else {
            throw error("expected a number of seconds, found \(word)")
        }
        return seconds
    }

    /// A name that stays in the folder of the script.
    mutating func fileName() throws(ScriptSyntaxError) -> String {
        let word = try word("a name")
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        guard isPlain, word.first != "." else {
            throw error("expected a name of letters, digits, - and _, found \(word)")
        }
        return word
    }

    mutating func rest() -> [String] {
        defer { words = [] }
        return Array(words)
    }

    func end() throws(ScriptSyntaxError) {
        guard let first = words.first else { return }
        throw error("expected the end of the line, found \(first)")
    }

    func error(_ message: String) -> ScriptSyntaxError {
        ScriptSyntaxError(line: number, message: message)
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        var word = ""
        while let character = rest.popFirst() {
            if character == "\"" { return word }
            guard character == "\\", let escaped = rest.popFirst() else {
                word.append(character)
                continue
            }
            word.append(escaped == "n" ? "\n" : escaped)
        }
        return nil
    }
}
