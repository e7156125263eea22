/// A cell position: columns to the right, rows down, from the top-left corner.
public struct Point: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public static let zero = Point(x: 0, y: 0)

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
