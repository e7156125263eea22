/// An XML element on its way out, with other elements or a text inside.
struct XMLElement {
    private let name: String
    private let attributes: [(name: String, value: String)]
    private let content: [XMLElement]
    private let text: String

    /// Attributes without a value are left out; they and the text are cleaned and escaped here.
    ///
    /// - Parameter text: any number of lines.
    init(
        _ name: String,
        _ attributes: KeyValuePairs<String, String?> = [:],
        text: String = "",
        content: [XMLElement] = []
    ) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
        self.content = content
        self.text = text
    }

    /// The element by itself, a line for each element inside.
    func lines(indent: String = "") -> [String] {
        let attributes = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
        let start = "\(indent)<\(name)\(attributes)"
        if !content.isEmpty {
            return ["\(start)>"] + content.flatMap { $0.lines(indent: indent + "  ") } + ["\(indent)</\(name)>"]
        }
        guard !text.isEmpty else { return ["\(start)/>"] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.escaped(String($0)) }
        return ["\(start)>\(lines.joined(separator: "\n"))</\(name)>"]
    }

    /// One line that XML and terminals take as text. A greater-than sign is escaped too: `]]>` has a meaning.
    static func escaped(_ line: String) -> String {
        PlainText.line(line).unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
                text.unicodeScalars.append(scalar)
            // XML has no way at all to write the rest.
            default: text += "\u{FFFD}"
            }
        }
    }
}
