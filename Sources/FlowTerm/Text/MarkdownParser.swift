/// Cuts inline Markdown into pieces, then says from which piece to which an attribute holds.
struct MarkdownParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var literal = ""
    private var pieces: [Piece] = []
    /// The pieces that are delimiters without a verdict.
    private var undecided: [Int] = []
    private var brackets: [Bracket] = []
    private var spans: [MarkdownSpan] = []

    private enum Piece {
        case text(String, CellStyle.Attributes)
        case delimiter(MarkdownDelimiter)
    }

    /// A `[` or `![` that may begin a link or an image.
    private struct Bracket {
        let piece: Int
        let isImage: Bool
        /// Links hold no links: the ones around a link that was found are only brackets.
        var isActive = true
    }

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func parse() -> [Markdown.Run] {
        while position < scalars.count { step() }
        flush()
        emphasize(from: 0)
        return runs()
    }

    private mutating func step() {
        let scalar = scalars[position]
        switch scalar {
        case "\\" where isEscapable(peek(1)):
            literal.unicodeScalars.append(scalars[position + 1])
            position += 2
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
                append(text: codeContent(position + fence..<end), Markdown.codeStyle)
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
        return text(content)
    }

    private mutating func delimiter(_ scalar: Unicode.Scalar) {
        let count = runLength(at: position)
        let run = MarkdownDelimiter(
            scalar: scalar,
            count: count,
            before: position > 0 ? scalars[position - 1] : nil,
            after: peek(count)
        )
        flush()
        undecided.append(pieces.count)
        pieces.append(.delimiter(run))
        position += count
    }

    private mutating func openBracket(length: Int) {
        flush()
        brackets.append(Bracket(piece: pieces.count, isImage: length == 2))
        take(length)
        flush()
    }

    private mutating func closeBracket() {
        guard let bracket = brackets.popLast(),
            bracket.isActive,
            let (address, end) = MarkdownLink.destination(in: scalars, at: position + 1)
        else { return take(1) }
        flush()
        pieces[bracket.piece] = .text("", [])
        let content = bracket.piece + 1
        emphasize(from: content)
        position = end
        guard !bracket.isImage else { return }
        for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
        spans.append(MarkdownSpan(pieces: content..<pieces.count, attributes: Markdown.linkStyle))
        if let host = MarkdownLink.host(of: address), !shownText(from: content).contains(host) {
            append(text: " (" + host + ")", Markdown.hostStyle)
        }
    }

    private mutating func autolink() {
        guard let (address, end) = MarkdownLink.autolink(in: scalars, at: position) else { return take(1) }
        append(text: address, Markdown.linkStyle)
        position = end
    }

    /// Pairs the delimiters from a piece on; what has no partner stays text.
    private mutating func emphasize(from first: Int) {
        var pairing = MarkdownPairing()
        let start = undecided.lastIndex { $0 < first }.map { $0 + 1 } ?? 0
        for index in undecided[start...] {
            if case .delimiter(let run) = pieces[index] { pairing.add(run, piece: index) }
        }
        undecided.removeSubrange(start...)
        spans += pairing.spans
        for (index, run) in pairing.leftover {
            pieces[index] = .text(String(repeating: String(run.scalar), count: run.count), [])
        }
    }

    /// One sweep over the pieces, with the number of open spans of each attribute.
    private func runs() -> [Markdown.Run] {
        var opening: [Int: [CellStyle.Attributes]] = [:]
        var closing: [Int: [CellStyle.Attributes]] = [:]
        for span in spans where !span.pieces.isEmpty {
            opening[span.pieces.lowerBound, default: []].append(span.attributes)
            closing[span.pieces.upperBound, default: []].append(span.attributes)
        }
        var depth: [CellStyle.Attributes: Int] = [:]
        var runs: [Markdown.Run] = []
        for (index, piece) in pieces.enumerated() {
            for attributes in closing[index] ?? [] { depth[attributes, default: 0] -= 1 }
            for attributes in opening[index] ?? [] { depth[attributes, default: 0] += 1 }
            guard case .text(let text, let own) = piece, !text.isEmpty else { continue }
            let attributes = depth.reduce(into: own) { if $1.value > 0 { $0.formUnion($1.key) } }
            if let last = runs.indices.last, runs[last].attributes == attributes {
                runs[last].text += text
            } else {
                runs.append(Markdown.Run(text: text, attributes: attributes))
            }
        }
        return runs
    }
}

extension MarkdownParser {
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

    private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    private func shownText(from first: Int) -> String {
        pieces.dropFirst(first).reduce(into: literal) { shown, piece in
            if case .text(let text, _) = piece { shown += text }
        }
    }

    private mutating func take(_ count: Int) {
        literal.unicodeScalars.append(contentsOf: scalars[position..<position + count])
        position += count
    }

    private mutating func append(text: String, _ attributes: CellStyle.Attributes) {
        flush()
        pieces.append(.text(text, attributes))
    }

    private mutating func flush() {
        guard !literal.isEmpty else { return }
        pieces.append(.text(literal, []))
        literal = ""
    }
}
