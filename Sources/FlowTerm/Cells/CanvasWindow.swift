/// The state of a canvas that changes from view to view.
package struct CanvasWindow {
    /// Where position zero lies in the frame; it may lie outside.
    private(set) var origin: Point = .zero
    /// In the frame's coordinates.
    private(set) var clip: Rect
    var size: Size
    var isFocused = false
    /// Added to whatever is written.
    var emphasis: CellStyle.Attributes = []

    init(size: Size) {
        self.size = size
        clip = Rect(origin: .zero, size: size)
    }

    mutating func move(by distance: Point) {
        origin = Point(x: origin.x + distance.x, y: origin.y + distance.y)
    }

    /// Keeps what is drawn from now on inside a block, given in the window's coordinates.
    mutating func clip(to rect: Rect) {
        clip = clip.intersection(rect.offset(by: origin))
    }
}
