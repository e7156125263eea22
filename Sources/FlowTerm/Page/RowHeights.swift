/// What is known of the heights of a surface's rows: of those that were laid out the height, of all others the mean.
///
/// For estimates only. A row that changed since is known by its former height until it is laid out again.
struct RowHeights {
    /// Neighbouring rows are summed up, so that the rows above any row are counted in a few steps.
    private struct Block {
        var heights: [Int: Int] = [:]
        var total = 0
    }

    private static let blockSize = 256

    private var blocks: [Int: Block] = [:]
    private var total = 0
    /// Rows whose height is known.
    private(set) var count = 0

    /// Lines of a row nobody has seen.
    private var mean: Double { count == 0 ? 1 : Double(total) / Double(count) }

    mutating func record(_ height: Int, of row: Int) {
        var block = blocks.removeValue(forKey: row / Self.blockSize) ?? Block()
        let before = block.heights.updateValue(height, forKey: row)
        block.total += height - (before ?? 0)
        total += height - (before ?? 0)
        count += before == nil ? 1 : 0
        blocks[row / Self.blockSize] = block
    }

    /// Lines above a row, or of all `row` rows.
    func top(of row: Int) -> Double {
        var known = 0
        var lines = 0
        for (index, block) in blocks where index <= row / Self.blockSize {
            if index < row / Self.blockSize {
                known += block.heights.count
                lines += block.total
            } else {
                for (other, height) in block.heights where other < row {
                    known += 1
                    lines += height
                }
            }
        }
        return Double(lines) + Double(row - known) * mean
    }
}

/// The heights of a surface's rows at each width it was shown at.
///
/// A reference: layouts come and go with every change of state, and what they measured is worth more than they are.
final class HeightMemory {
    private var heightsByWidth: [Int: RowHeights] = [:]

    func record(_ height: Int, ofRow row: Int, width: Int) {
        heightsByWidth[width, default: RowHeights()].record(height, of: row)
    }

    func heights(atWidth width: Int) -> RowHeights {
        heightsByWidth[width] ?? RowHeights()
    }
}
