/// Shares the groups of help out among columns, in their order, so that the highest column is as low as can be.
enum HelpColumns {
    static func split(_ groups: [KeyBindings.Group], into count: Int) -> [ArraySlice<KeyBindings.Group>] {
        let heights = groups.map { $0.bindings.count + 2 }
        var limit = heights.max() ?? 0
        while true {
            let columns = fill(groups, heights: heights, limit: limit)
            if columns.count <= count { return columns }
            limit += 1
        }
    }

    private static func fill(
        _ groups: [KeyBindings.Group],
        heights: [Int],
        limit: Int
    ) -> [ArraySlice<KeyBindings.Group>] {
        var columns: [ArraySlice<KeyBindings.Group>] = []
        var start = 0
        var height = 0
        for (index, next) in heights.enumerated() {
            if height + next > limit {
                columns.append(groups[start..<index])
                start = index
                height = 0
            }
            height += next
        }
        return columns + [groups[start...]]
    }
}
