/// A run of `*`, `_` or `~` that may open or close emphasis, or both.
struct MarkdownDelimiter {
    let scalar: Unicode.Scalar
    /// As it was typed.
    let length: Int
    /// What has found no partner yet.
    var count: Int
    let canOpen: Bool
    let canClose: Bool

    init(scalar: Unicode.Scalar, count: Int, before: Unicode.Scalar?, after: Unicode.Scalar?) {
        self.scalar = scalar
        self.count = count
        length = count
        let before = Neighbor(before)
        let after = Neighbor(after)
        // Emphasis clings to a word; beside punctuation it needs a blank or more punctuation on the far side.
        let clingsRight = after == .word || (after == .punctuation && before != .word)
        let clingsLeft = before == .word || (before == .punctuation && after != .word)
        switch scalar {
        case "_":
            // snake_case is no emphasis.
            canOpen = clingsRight && (!clingsLeft || before == .punctuation)
            canClose = clingsLeft && (!clingsRight || after == .punctuation)
        case "~":
            canOpen = clingsRight && count == 2
            canClose = clingsLeft && count == 2
        default:
            canOpen = clingsRight
            canClose = clingsLeft
        }
    }

    /// How many of both runs a pair takes; none where they are no pair.
    func pairing(with closer: MarkdownDelimiter) -> Int {
        guard scalar == closer.scalar else { return 0 }
        let isAmbiguous = canClose || closer.canOpen
        // Keeps `*a**b*` one emphasis with two stars in it.
        if isAmbiguous && (length + closer.length).isMultiple(of: 3) && !length.isMultiple(of: 3) && scalar != "~" {
            return 0
        }
        return count >= 2 && closer.count >= 2 ? 2 : 1
    }

    private enum Neighbor {
        case blank
        case punctuation
        case word

        init(_ scalar: Unicode.Scalar?) {
            guard let scalar, !scalar.properties.isWhitespace else {
                self = .blank
                return
            }
            self = MarkdownDelimiter.isPunctuation(scalar) ? .punctuation : .word
        }
    }

    /// Punctuation and symbols.
    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default:
            false
        }
    }
}
