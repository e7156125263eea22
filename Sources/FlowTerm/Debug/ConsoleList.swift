/// Where a person is in a list whose items take one or more lines each.
///
/// Items are asked for their height only around the window, so a list of any length costs the same.
struct ConsoleList: Hashable, Sendable {
    private(set) var viewport = Viewport()
    private(set) var item = 0
    /// Within the item.
    private(set) var line = 0
    /// Where the person last scrolled to. A list of another height shows what it can of that and does not change it.
    private var anchor = Viewport()

    /// The items as they are now.
    @MainActor
    struct Items {
        let count: Int
        let height: (Int) -> Int

        init(count: Int, height: @escaping (Int) -> Int = { _ in 1 }) {
            self.count = count
            self.height = height
        }
    }

    /// Moves the selection by lines, and stops at both ends.
    @MainActor
    mutating func move(by lines: Int, in items: Items, rows: Int) {
        guard items.count > 0 else { return }
        for _ in 0..<abs(lines) {
            if lines > 0 {
                if line + 1 < items.height(item) {
                    line += 1
                } else if item + 1 < items.count {
                    (item, line) = (item + 1, 0)
                }
            } else if line > 0 {
                line -= 1
            } else if item > 0 {
                item -= 1
                line = items.height(item) - 1
            }
        }
        reveal(in: items, rows: rows)
        anchor = viewport
    }

    @MainActor
    mutating func moveToTop() {
        self = ConsoleList()
    }

    @MainActor
    mutating func moveToBottom(of items: Items, rows: Int) {
        guard items.count > 0 else { return moveToTop() }
        item = items.count - 1
        line = items.height(item) - 1
        viewport.moveToBottom(rowCount: items.count, height: rows, rowHeight: items.height)
        anchor = viewport
    }

    /// Keeps the selection on something that exists, and leaves no blank below the end while there is more above.
    @MainActor
    mutating func settle(in items: Items, rows: Int) {
        guard items.count > 0 else { return moveToTop() }
        item = min(item, items.count - 1)
        line = min(line, items.height(item) - 1)
        viewport = anchor
        viewport.scroll(by: 0, rowCount: items.count, height: rows, rowHeight: items.height)
        reveal(in: items, rows: rows)
    }

    @MainActor
    mutating func select(item: Int, line: Int, in items: Items, rows: Int) {
        (self.item, self.line) = (item, line)
        settle(in: items, rows: rows)
        anchor = viewport
    }

    @MainActor
    private mutating func reveal(in items: Items, rows: Int) {
        guard items.count > 0 else { return }
        viewport.reveal(
            row: item,
            lines: line..<line + 1,
            covered: 0,
            rowCount: items.count,
            height: rows,
            rowHeight: items.height
        )
    }
}
