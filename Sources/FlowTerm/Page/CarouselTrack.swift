/// Where the cards of a carousel stand, and which one leads so that another is in view.
struct CarouselTrack {
    private let starts: [Int]
    private let widths: [Int]
    /// Columns of the window.
    private let window: Int
    private let total: Int

    init(widths: [Int], spacing: Int, window: Int) {
        var starts: [Int] = []
        var x = 0
        for width in widths {
            starts.append(x)
            x += width + spacing
        }
        self.starts = starts
        self.widths = widths
        self.window = window
        total = max(0, x - spacing)
    }

    var overflows: Bool { total > window }

    func start(of index: Int) -> Int { starts[index] }

    /// Columns hidden on the left when card `first` leads; the last card never leaves a gap on the right.
    func scroll(_ first: Int) -> Int {
        guard starts.indices.contains(first) else { return 0 }
        return min(starts[first], max(0, total - window))
    }

    /// The leading card that brings card `index` into the window, moving as little as possible.
    func offset(revealing index: Int, from first: Int) -> Int {
        guard starts.indices.contains(index) else { return first }
        let hidden = scroll(first)
        if starts[index] < hidden { return index }
        let end = starts[index] + widths[index]
        guard end > hidden + window else { return first }
        return min(index, starts.firstIndex { end - $0 <= window } ?? index)
    }
}
