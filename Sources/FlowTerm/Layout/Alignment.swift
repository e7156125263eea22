/// Where something narrower stands in its room.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading
    case center
    case trailing

    /// Columns to the left of something; a column that cannot be halved goes to the right.
    func offset(of width: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, room - width) / 2
        case .trailing: max(0, room - width)
        }
    }
}

/// Where something lower stands in its room.
public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
    case bottom

    func offset(of height: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, room - height) / 2
        case .bottom: max(0, room - height)
        }
    }
}

/// Where something smaller stands in its room, in both directions.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func offset(of size: Size, in room: Size) -> Point {
        Point(
            x: horizontal.offset(of: size.width, in: room.width),
            y: vertical.offset(of: size.height, in: room.height)
        )
    }
}

/// The direction a stack runs in.
package enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
}
