/// Cells taken at the four sides of a block, never negative.
public struct Edges: Hashable, Sendable {
    public var top: Int
    public var left: Int
    public var bottom: Int
    public var right: Int

    public static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: Int, left: Int, bottom: Int, right: Int) {
        self.top = max(0, top)
        self.left = max(0, left)
        self.bottom = max(0, bottom)
        self.right = max(0, right)
    }

    public var horizontal: Int { left + right }
    public var vertical: Int { top + bottom }
}
