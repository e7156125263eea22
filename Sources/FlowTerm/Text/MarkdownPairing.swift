/// An attribute and the pieces it holds for.
struct MarkdownSpan {
    let pieces: Range<Int>
    let attributes: CellStyle.Attributes
}

/// Finds the partners of delimiter runs, taken from left to right.
struct MarkdownPairing {
    private(set) var spans: [MarkdownSpan] = []
    private var openers: [(piece: Int, run: MarkdownDelimiter)] = []
    private var rest: [Int: MarkdownDelimiter] = [:]
    /// Openers below this height were already tried in vain for such a closer: without it, a text of nothing but
    /// delimiters would cost the square of its length.
    private var triedBelow: [CloserKind: Int] = [:]

    private struct CloserKind: Hashable {
        let scalar: Unicode.Scalar
        let canOpen: Bool
        let remainder: Int
    }

    /// The runs with what is left of them, by piece.
    var leftover: [Int: MarkdownDelimiter] { rest }

    mutating func add(_ run: MarkdownDelimiter, piece: Int) {
        var run = run
        while run.canClose && run.count > 0, let opener = opener(for: run) {
            let used = openers[opener].run.pairing(with: run)
            spans.append(
                MarkdownSpan(
                    pieces: openers[opener].piece + 1..<piece,
                    attributes: run.scalar == "~" ? .strikethrough : used == 2 ? .bold : .italic
                )
            )
            run.count -= used
            openers[opener].run.count -= used
            rest[openers[opener].piece] = openers[opener].run
            drop(downTo: openers[opener].run.count > 0 ? opener + 1 : opener)
        }
        rest[piece] = run
        if run.canOpen && run.count > 0 { openers.append((piece, run)) }
    }

    private mutating func opener(for closer: MarkdownDelimiter) -> Int? {
        let kind = CloserKind(scalar: closer.scalar, canOpen: closer.canOpen, remainder: closer.length % 3)
        let bottom = triedBelow[kind] ?? 0
        let found = openers.indices.dropFirst(bottom).last { openers[$0].run.pairing(with: closer) > 0 }
        if found == nil { triedBelow[kind] = openers.count }
        return found
    }

    /// What lies between two partners has lost its chance.
    private mutating func drop(downTo height: Int) {
        openers.removeSubrange(height...)
        for (kind, tried) in triedBelow where tried > height { triedBelow[kind] = height }
    }
}
