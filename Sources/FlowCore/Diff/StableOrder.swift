/// Tells which of some things were moved past the others, as few as possible.
enum StableOrder {
    /// The positions in `numbers` of those to move away so that the others ascend: the complement of a longest
    /// increasing subsequence, found by patience sorting.
    static func displaced(_ numbers: [Int]) -> Set<Int> {
        /// The position that ends the best run of each length, and the one before it in its run.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for position in numbers.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[position] { low = middle + 1 } else { high = middle }
            }
            previous[position] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var displaced = Set(numbers.indices)
        var position = ends.last
        while let kept = position {
            displaced.remove(kept)
            position = previous[kept]
        }
        return displaced
    }
}
