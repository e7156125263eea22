/// The name that `name` was most likely meant to be, nil when none is close.
///
/// Letter case and blanks around count for nothing, so `Title_Block` is as close to `title_block` as can be.
/// `limit` is the greatest number of edits to forgive; left out, it grows with the length of the name.
public func nearestName(
    to name: String,
    among candidates: some Sequence<String>,
    limit: Int? = nil
) -> String? {
    let wanted = foldedForComparison(name)
    guard !wanted.isEmpty else { return nil }
    var best: String?
    var bound = limit ?? max(1, wanted.count / 3)
    for candidate in candidates {
        guard let distance = editDistance(wanted, foldedForComparison(candidate), atMost: bound) else { continue }
        best = candidate
        if distance == 0 { break }
        bound = distance - 1
    }
    return best
}

private func foldedForComparison(_ name: String) -> [UInt8] {
    // Whoever sends a name of a megabyte must not make the comparison take minutes.
    var bytes = Array(name.prefix(100).lowercased().utf8)[...]
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return Array(bytes.drop { $0 == UInt8(ascii: " ") })
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one name into the other; nil above `limit`.
private func editDistance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replacing = last[column] + (left[row] == right[column] ? 0 : 1)
            var distance = min(replacing, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        guard current.contains(where: { $0 <= limit }) else { return nil }
        (beforeLast, last) = (last, current)
    }
    let distance = last[right.count]
    return distance <= limit ? distance : nil
}
