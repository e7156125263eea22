import FlowCore

/// One horizontal band of a page: what scrolls as a unit and is laid out when it comes into view.
struct PageRow {
    enum Content {
        /// A widget across the page.
        case widget(AnyWidget)
        /// Some neighbours of a grid section, side by side: a slice of the section's own, as a page may have many.
        case gridRow(ArraySlice<AnyWidget>, columns: Int, spacing: Int)
        /// All widgets of a carousel section, and the key of its scroll offset.
        case carousel(ArraySlice<AnyWidget>, spacing: Int, key: String)
        /// Something about the section is drawn otherwise than it asks for.
        case note(String)
        /// An element was dropped here.
        case dropped(Diagnostic)
        /// More of the page can be loaded.
        case more(MoreRow.State)
    }

    let content: Content
    /// Index of the section, nil for the page's own bars.
    let section: Int?
    var isSectionHeader = false
    /// Blank lines above the content.
    var spaceAbove = 0
    /// Blank lines below the content.
    var spaceBelow = 0
    /// Blank columns at both sides, from the section's insets.
    var leading = 0
    var trailing = 0

    /// The widgets in this row, those inside their payloads aside.
    var widgets: ArraySlice<AnyWidget> {
        switch content {
        case .widget(let widget): [widget]
        case .gridRow(let widgets, _, _), .carousel(let widgets, _, _): widgets
        case .note, .dropped, .more: []
        }
    }

    var isInGrid: Bool {
        if case .gridRow = content { true } else { false }
    }

    /// Whether widgets stand beside one another.
    var isSideBySide: Bool { widgets.count > 1 }

    /// Page-level ids of the widgets in this row, for finding a widget's row again after the page changed.
    var widgetIDs: [String] { widgets.map(\.id) }
}
