/// Scalars that are a Character each, whatever stands beside them.
///
/// Most texts beyond ASCII are made of them, and asking the tables of Unicode takes ten times as long.
enum LoneScalars {
    /// How many there are in a run of UTF-8; nil where anything else is among them, or the run ends within one.
    static func count(in run: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var count = 0
        var index = run.startIndex
        while index < run.endIndex {
            guard let length = length(at: index, in: run), index + length <= run.endIndex else { return nil }
            index += length
            count += 1
        }
        return count
    }

    private static func length(at index: Int, in run: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        switch run[index] {
        // Latin from U+0080 to U+02FF, Greek and Cyrillic from U+0380 to U+047F.
        case 0xC2...0xCB, 0xCE...0xD1: 2
        // Ideographs from U+4000 to U+9FFF.
        case 0xE4...0xE9: 3
        // Dashes, quotes and dots from U+2010 to U+2027.
        case 0xE2 where index + 2 < run.endIndex && run[index + 1] == 0x80 && 0x90...0xA7 ~= run[index + 2]: 3
        default: nil
        }
    }
}
