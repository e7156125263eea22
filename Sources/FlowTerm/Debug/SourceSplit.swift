/// The screen shared out between the page and its source: side by side where both can be read, else one above the other.
struct SourceSplit: Hashable, Sendable {
    let page: Rect
    /// Empty while the source is not shown.
    let source: Rect
    let isBeside: Bool

    /// Columns from which on two columns of text fit beside each other.
    static let besideWidth = 100
    /// Below this height the page keeps all of it.
    static let leastHeight = 8

    init(screen: Rect, showsSource: Bool) {
        let (width, height) = (screen.size.width, screen.size.height)
        isBeside = width >= Self.besideWidth
        guard showsSource, isBeside || height >= Self.leastHeight else {
            page = screen
            source = Rect(x: screen.maxX, y: screen.maxY, width: 0, height: 0)
            return
        }
        if isBeside {
            let columns = min(80, width * 9 / 20)
            page = screen.inset(by: Edges(top: 0, left: 0, bottom: 0, right: columns))
            source = Rect(x: screen.maxX - columns, y: screen.minY, width: columns, height: height)
        } else {
            let rows = height / 2
            page = screen.inset(by: Edges(top: 0, left: 0, bottom: rows, right: 0))
            source = Rect(x: screen.minX, y: screen.maxY - rows, width: width, height: rows)
        }
    }
}
