/// Some of the four sides of a view.
public struct EdgeSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public static let top = EdgeSet(rawValue: 1 << 0)
    public static let leading = EdgeSet(rawValue: 1 << 1)
    public static let bottom = EdgeSet(rawValue: 1 << 2)
    public static let trailing = EdgeSet(rawValue: 1 << 3)
    public static let horizontal: EdgeSet = [.leading, .trailing]
    public static let vertical: EdgeSet = [.top, .bottom]
    public static let all: EdgeSet = [.horizontal, .vertical]

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}
