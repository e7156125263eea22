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

/// A width in columns and a height in rows, never negative.
public struct Size: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public static let zero = Size(width: 0, height: 0)

    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}
