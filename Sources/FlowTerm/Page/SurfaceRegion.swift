/// A part of a surface that holds controls, in the order in which Tab walks through them.
enum SurfaceRegion: Hashable, Sendable, Comparable {
    case nav
    case header
    case row(Int)
    case footer
}

/// The control that has the focus, and where it was last seen.
struct SurfaceFocus: Hashable, Sendable {
    var region: SurfaceRegion
    var id: ControlID
}
