/// Shares columns out to the last one.
package enum Distribution {
    /// Widths for views beside one another.
    ///
    /// What fits gets its ideal width. Too little room is shared evenly: first lines break, then words fold, then
    /// everything is cut, and the widest gives way first. Room left over goes to the flexible views, then to spacers.
    /// The sum is `total`, or less when nothing wants the rest.
    package static func widths(_ ranges: [WidthRange], total: Int) -> [Int] {
        let total = max(0, total)
        var widths = level(total, between: stages(ranges, upTo: \.ideal))

        let flexible = ranges.indices.filter { ranges[$0].isFlexible && !ranges[$0].isSpacer }
        let pool = flexible.reduce(total - sum(widths)) { $0 + widths[$1] }
        let levelled = level(pool, between: stages(flexible.map { ranges[$0] }, upTo: \.maximum))
        for (index, width) in zip(flexible, levelled) { widths[index] = width }

        let spacers = ranges.indices.filter { ranges[$0].isSpacer }
        let rest = shares(of: total - sum(widths), among: spacers.count)
        for (index, share) in zip(spacers, rest) { widths[index] += share }
        return widths
    }

    /// Equal parts; the first ones get one more where the division leaves a rest.
    package static func shares(of total: Int, among count: Int) -> [Int] {
        guard count > 0 else { return [] }
        let total = max(0, total)
        return (0..<count).map { total / count + ($0 < total % count ? 1 : 0) }
    }

    private static func stages(_ ranges: [WidthRange], upTo top: KeyPath<WidthRange, Int>) -> [[Int]] {
        [ranges.map { _ in 0 }, ranges.map(\.compressed), ranges.map(\.minimum), ranges.map { $0[keyPath: top] }]
    }

    /// The widest stage that fits, raised evenly towards the next one.
    private static func level(_ total: Int, between stages: [[Int]]) -> [Int] {
        guard let reached = stages.lastIndex(where: { sum($0, cappedAt: total) <= total }) else { return [] }
        guard reached + 1 < stages.count else { return stages[reached] }
        return raise(stages[reached], towards: stages[reached + 1], total: total)
    }

    private static func raise(_ low: [Int], towards high: [Int], total: Int) -> [Int] {
        func widths(at line: Int) -> [Int] { zip(low, high).map { max($0, min(line, $1)) } }
        var line = 0
        var tooHigh = total + 1
        while tooHigh - line > 1 {
            let middle = (line + tooHigh) / 2
            if sum(widths(at: middle), cappedAt: total) <= total { line = middle } else { tooHigh = middle }
        }
        var result = widths(at: line)
        var rest = total - sum(result)
        for index in result.indices where rest > 0 && result[index] == line && high[index] > line {
            result[index] += 1
            rest -= 1
        }
        return result
    }

    /// A sum that stops growing past the limit, so that views without bounds do not overflow it.
    private static func sum(_ widths: [Int], cappedAt limit: Int = WidthRange.unbounded) -> Int {
        widths.reduce(0) { min($0 + $1, limit + 1) }
    }
}
