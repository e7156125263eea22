/// The vertical edges of boxes drawn on lines of narrow characters, with lines or in ASCII.
///
/// The first column is the focus bar's.
struct BoxEdges {
    /// How many cells of them there are, but for the lowest of each box.
    private(set) var count = 0
    /// Where one breaks off, as line and column from 0.
    private(set) var broken: [String] = []

    private let rows: [[Character]]

    init(_ lines: [String]) {
        rows = lines.map(Array.init)
        for y in rows.indices {
            for x in rows[y].indices.dropFirst() where beginsOrGoesOn(x, y) {
                count += 1
                if !"│╰╯└┘|+".contains(at(x, y + 1)) { broken.append("\(y):\(x)") }
            }
        }
    }

    private func at(_ x: Int, _ y: Int) -> Character {
        rows.indices.contains(y) && rows[y].indices.contains(x) ? rows[y][x] : " "
    }

    /// A plus ends a line of ASCII, and is the lower corner where the edge comes from above.
    private func beginsOrGoesOn(_ x: Int, _ y: Int) -> Bool {
        switch at(x, y) {
        case "╭", "╮", "┌", "┐", "│", "|": true
        case "+": (at(x - 1, y) == "-") != (at(x + 1, y) == "-") && at(x, y - 1) != "|"
        default: false
        }
    }
}
