/// Reads inline Markdown from left to right.
struct MarkdownParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var output = MarkdownPieces()
    private var brackets: [Bracket] = []

    /// A `[` or `![` that may begin a link or an image.
    private struct Bracket {
        let piece: Int
        let isImage: Bool
    }

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func parse() -> [Markdown.Run] {
        while position < scalars.count { step() }
        _ = output.next()
        output.emphasize(from: 0)
        return output.runs()
    }

    private mutating func step() {
        let scalar = scalars[position]
        switch scalar {
        case "\\" where isEscapable(peek(1)):
            position += 1
            take(1)
        case "\\" where peek(1) == "\n":
            position += 1
        case "`":
            code()
        case "*", "_", "~":
            delimiter(scalar)
        case "[":
            openBracket(length: 1)
        case "!" where peek(1) == "[":
            openBracket(length: 2)
        case "]":
            closeBracket()
        case "<":
            autolink()
        default:
            take(1)
        }
    }

    private mutating func code() {
        let fence = runLength(at: position)
        var end = position + fence
        while end < scalars.count {
            guard scalars[end] == "`" else {
                end += 1
                continue
            }
            let length = runLength(at: end)
            if length == fence {
                output.append(codeContent(position + fence..<end), Markdown.codeStyle)
                position = end + length
                return
            }
            end += length
        }
        take(fence)
    }

    /// One blank at both ends stands only there so that the code may begin or end with a backtick.
    private func codeContent(_ range: Range<Int>) -> String {
        var content = scalars[range].map { $0 == "\n" ? " " : $0 }[...]
        if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
            content = content.dropFirst().dropLast()
        }
        return String(String.UnicodeScalarView(content))
    }

    private mutating func delimiter(_ scalar: Unicode.Scalar) {
        let count = runLength(at: position)
        output.append(
            MarkdownDelimiter(
                scalar: scalar,
                count: count,
                before: position > 0 ? scalars[position - 1] : nil,
                after: peek(count)
            )
        )
        position += count
    }

    private mutating func openBracket(length: Int) {
        brackets.append(Bracket(piece: output.next(), isImage: length == 2))
        take(length)
        _ = output.next()
    }

    private mutating func closeBracket() {
        guard let bracket = brackets.popLast(),
            let (address, end) = MarkdownLink.destination(in: scalars, at: position + 1)
        else { return take(1) }
        let content = bracket.piece + 1
        _ = output.next()
        output.clear(bracket.piece)
        output.emphasize(from: content)
        position = end
        if bracket.isImage { return }
        // Links hold no links: the brackets around this one are only brackets.
        brackets.removeAll { !$0.isImage }
        output.mark(from: content, Markdown.linkStyle)
        if let host = MarkdownLink.host(of: address), !output.text(from: content).contains(host) {
            output.append(" (" + host + ")", Markdown.hostStyle)
        }
    }

    private mutating func autolink() {
        guard let (address, end) = MarkdownLink.autolink(in: scalars, at: position) else { return take(1) }
        output.append(address, Markdown.linkStyle)
        position = end
    }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        position + distance < scalars.count ? scalars[position + distance] : nil
    }

    private func runLength(at start: Int) -> Int {
        scalars[start...].prefix { $0 == scalars[start] }.count
    }

    private func isEscapable(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar, scalar.isASCII else { return false }
        return MarkdownDelimiter.isPunctuation(scalar)
    }

    private mutating func take(_ count: Int) {
        output.append(scalars[position..<position + count])
        position += count
    }
}
