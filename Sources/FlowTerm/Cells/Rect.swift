/// A block of cells: its top-left corner and its size.
public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public static let zero = Rect(origin: .zero, size: .zero)

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    public var minX: Int { origin.x }
    public var minY: Int { origin.y }
    /// The first column right of the block.
    public var maxX: Int { origin.x + size.width }
    /// The first row below the block.
    public var maxY: Int { origin.y + size.height }
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func intersects(_ other: Rect) -> Bool {
        !intersection(other).isEmpty
    }

    /// The cells both blocks have; an empty block where they share none.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let width = min(maxX, other.maxX) - left
        let height = min(maxY, other.maxY) - top
        return Rect(x: left, y: top, width: width, height: height)
    }

    public func offset(by delta: Point) -> Rect {
        Rect(origin: Point(x: origin.x + delta.x, y: origin.y + delta.y), size: size)
    }

    /// The block without its edges; it ends at size zero when the edges need more than there is.
    public func inset(by edges: Edges) -> Rect {
        Rect(
            x: minX + min(edges.left, size.width),
            y: minY + min(edges.top, size.height),
            width: size.width - edges.horizontal,
            height: size.height - edges.vertical
        )
    }
}
