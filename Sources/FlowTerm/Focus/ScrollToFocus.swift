/// Moves a window over rows no further than needed.
package enum ScrollToFocus {
    /// The first row of a window of `height` rows, now at `offset`, that shows `rows`.
    ///
    /// Of what is higher than the window its beginning is shown. Never negative; the end of the page is the caller's.
    package static func offset(showing rows: Range<Int>, offset: Int, height: Int) -> Int {
        if rows.lowerBound < offset || rows.count > height { return max(0, rows.lowerBound) }
        return max(0, max(offset, rows.upperBound - height))
    }
}
