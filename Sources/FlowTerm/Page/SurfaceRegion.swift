/// A part of a surface that holds controls, in the order in which Tab walks through them.
enum SurfaceRegion: Hashable, Sendable, Comparable {
    case nav
    case header
    case row(Int)
    case footer
}

/// A place on a surface that cannot take the focus: a widget, or the marker of something that was dropped.
struct SurfaceSpot: Hashable, Sendable {
    let region: SurfaceRegion
    /// The widget's key; nil for the whole row.
    let key: String?

    /// A focus that no control has, to walk on from.
    var asFocus: SurfaceFocus {
        SurfaceFocus(region: region, id: ControlID(scope: key ?? "", ordinal: WidgetMark.ordinal))
    }
}

/// The control that has the focus, and where it was last seen.
struct SurfaceFocus: Hashable, Sendable {
    var region: SurfaceRegion
    var id: ControlID
}
