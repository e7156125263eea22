/// Goes over the marks of inline Markdown and finds the first that is shown because it has no partner.
///
/// A single star or underline is left alone: it is a footnote as often as an emphasis.
struct MarkdownMarks {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// Where marks begin that may still be closed.
    private var open: [Int] = []

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// The mark and what follows it; nil where all have partners.
    var firstUnpaired: String? {
        mutating get {
            while position < scalars.count {
                let start = position
                let isPaired =
                    switch scalars[start] {
                    case "\\": skip(2)
                    case "`": skipCode()
                    case "]": skipAddress()
                    case "*", "_", "~": pairEmphasis()
                    default: skip(1)
                    }
                if !isPaired { return excerpt(from: start) }
            }
            return open.first.map(excerpt)
        }
    }

    private mutating func skip(_ count: Int) -> Bool {
        position += count
        return true
    }

    /// Code ends at as many backticks as it begins with.
    private mutating func skipCode() -> Bool {
        let fence = runLength(at: position)
        var end = position + fence
        while end < scalars.count {
            let length = scalars[end] == "`" ? runLength(at: end) : 0
            if length == fence { return skip(end + fence - position) }
            end += max(1, length)
        }
        return false
    }

    private mutating func skipAddress() -> Bool {
        guard position + 1 < scalars.count, scalars[position + 1] == "(", scalars[..<position].contains("[") else {
            return skip(1)
        }
        guard let end = scalars[position...].firstIndex(of: ")") else { return false }
        return skip(end + 1 - position)
    }

    private mutating func pairEmphasis() -> Bool {
        let mark = scalars[position]
        let length = runLength(at: position)
        let start = position
        position += length
        guard length > 1 else { return true }
        let before = start > 0 ? scalars[start - 1] : " "
        let after = position < scalars.count ? scalars[position] : " "
        // snake__case is a name.
        if mark == "_", before.properties.isAlphabetic, after.properties.isAlphabetic { return true }
        let (mayClose, mayOpen) = (!before.properties.isWhitespace, !after.properties.isWhitespace)
        if mayClose, let partner = open.lastIndex(where: { scalars[$0] == mark }) {
            open.remove(at: partner)
        } else if mayOpen {
            open.append(start)
        } else {
            return !mayClose
        }
        return true
    }

    private func runLength(at start: Int) -> Int {
        scalars[start...].prefix { $0 == scalars[start] }.count
    }

    private func excerpt(from start: Int) -> String {
        let text = scalars[start...].prefix(40).reduce(into: "") { $0.unicodeScalars.append($1) }
        return scalars.count - start > 40 ? text + "…" : text
    }
}
