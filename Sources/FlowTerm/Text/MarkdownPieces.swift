/// What a parser has read: pieces of text, and from which piece to which an attribute holds.
struct MarkdownPieces {
    private var pieces: [Piece] = []
    private var literal = ""
    /// The pieces that are delimiters without a verdict.
    private var undecided: [Int] = []
    private var spans: [MarkdownSpan] = []

    private enum Piece {
        case text(String, CellStyle.Attributes)
        case delimiter(MarkdownDelimiter)
    }

    /// Ends the piece that is being written and yields the number of the next one.
    mutating func next() -> Int {
        if !literal.isEmpty {
            pieces.append(.text(literal, []))
            literal = ""
        }
        return pieces.count
    }

    mutating func append(_ scalars: some Sequence<Unicode.Scalar>) {
        // One by one: appending a sequence makes room for exactly that, and copies all there was each time.
        for scalar in scalars { literal.unicodeScalars.append(scalar) }
    }

    mutating func append(_ text: String, _ attributes: CellStyle.Attributes) {
        _ = next()
        pieces.append(.text(text, attributes))
    }

    mutating func append(_ run: MarkdownDelimiter) {
        undecided.append(next())
        pieces.append(.delimiter(run))
    }

    mutating func clear(_ piece: Int) {
        pieces[piece] = .text("", [])
    }

    mutating func mark(from first: Int, _ attributes: CellStyle.Attributes) {
        spans.append(MarkdownSpan(pieces: first..<next(), attributes: attributes))
    }

    /// Pairs the delimiters from a piece on; what has no partner becomes text.
    mutating func emphasize(from first: Int) {
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

    func text(from first: Int) -> String {
        pieces.dropFirst(first).reduce(into: "") { shown, piece in
            if case .text(let text, _) = piece { shown += text }
        }
    }

    /// One sweep over the pieces, with the number of open spans of each attribute.
    func runs() -> [Markdown.Run] {
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
