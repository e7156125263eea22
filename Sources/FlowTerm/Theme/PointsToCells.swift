/// Turns lengths in points into cells: 8 points are a column, 16 a row.
///
/// Halves round away from zero, negative lengths are none, and `.infinity` means as much as there is.
public enum PointsToCells {
    public static func columns(_ points: Double) -> Int {
        cells(points / 8)
    }

    public static func rows(_ points: Double) -> Int {
        cells(points / 16)
    }

    /// More than any screen has, and small enough that sums of many never overflow.
    private static let limit = 10_000

    private static func cells(_ length: Double) -> Int {
        if length == .infinity { return WidthRange.unbounded }
        guard length > 0 else { return 0 }
        return length >= Double(limit) ? limit : Int(length + 0.5)
    }
}
