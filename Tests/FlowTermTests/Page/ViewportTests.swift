import TestSupport
import Testing

@testable import FlowTerm

@Suite("Viewport")
struct ViewportTests {
    /// All lines below one another, against which the viewport's arithmetic by rows is held.
    private struct Lines {
        let heights: [Int]

        var total: Int { heights.reduce(0, +) }

        func top(of row: Int) -> Int { heights[..<row].reduce(0, +) }

        func line(of viewport: Viewport) -> Int { top(of: viewport.row) + viewport.offset }
    }

    @Test("Scrolling by rows shows the same line as counting all lines would")
    func scrollingLikeCounting() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let lines = Lines(
                heights: (0..<Int.random(in: 1...12, using: &random)).map { _ in
                    Int.random(in: 0...5, using: &random)
                }
            )
            let height = Int.random(in: 1...10, using: &random)
            let limit = max(0, lines.total - height)
            var viewport = Viewport()
            for _ in 0..<20 {
                let before = lines.line(of: viewport)
                let step = Int.random(in: -7...7, using: &random)
                viewport.scroll(by: step, rowCount: lines.heights.count, height: height) { lines.heights[$0] }
                #expect(lines.line(of: viewport) == min(limit, max(0, before + step)))
            }
        }
    }

    @Test("Revealing shows all of what fits and the beginning of what does not, and moves no further")
    func revealing() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<300 {
            let heights = (0..<Int.random(in: 1...12, using: &random)).map { _ in Int.random(in: 1...6, using: &random)
            }
            let lines = Lines(heights: heights)
            let height = Int.random(in: 1...10, using: &random)
            var viewport = Viewport()
            let start = Int.random(in: 0...lines.total, using: &random)
            viewport.scroll(by: start, rowCount: heights.count, height: height) { heights[$0] }
            let row = Int.random(in: 0..<heights.count, using: &random)
            let before = lines.line(of: viewport)
            viewport.reveal(
                row: row,
                lines: 0..<heights[row],
                covered: 0,
                rowCount: heights.count,
                height: height
            ) { heights[$0] }
            let after = lines.line(of: viewport)
            let top = lines.top(of: row) - after
            #expect(top >= 0)
            #expect(top + min(height, heights[row]) <= height)
            let wasVisible = lines.top(of: row) >= before && lines.top(of: row) + heights[row] <= before + height
            #expect(!wasVisible || after == before)
        }
    }

    @Test("What a pinned header would hide counts as hidden")
    func pinnedHeader() {
        var viewport = Viewport()
        let heights = [2, 3, 3, 3, 3]
        viewport.scroll(by: 8, rowCount: 5, height: 6) { heights[$0] }
        viewport.reveal(row: 2, lines: 0..<3, covered: 2, rowCount: 5, height: 6) { heights[$0] }
        #expect(viewport.visibleRows(rowCount: 5, height: 6) { heights[$0] }.first { $0.row == 2 }?.y == 2)
    }

    @Test("The bottom leaves no blank while there is something above")
    func bottom() {
        var viewport = Viewport()
        viewport.moveToBottom(rowCount: 3, height: 4) { [2, 2, 3][$0] }
        #expect(viewport.row == 1)
        #expect(viewport.offset == 1)
        #expect(viewport.showsEnd(rowCount: 3, height: 4) { [2, 2, 3][$0] })
    }

    @Test("Without rows every request stands still")
    func empty() {
        var viewport = Viewport()
        viewport.scroll(by: 5, rowCount: 0, height: 4) { _ in 0 }
        viewport.moveToBottom(rowCount: 0, height: 4) { _ in 0 }
        viewport.reveal(row: 0, lines: 0..<1, covered: 0, rowCount: 0, height: 4) { _ in 0 }
        #expect(viewport == Viewport())
    }
}
