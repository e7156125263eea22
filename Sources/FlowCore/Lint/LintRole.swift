/// What a value in a response is, by the contract; rules ask for places by it.
package enum LintRole: Int, CaseIterable, Sendable {
    /// The root, of a page or of an answer to an action.
    case response
    case page, nav, bar, section, sectionLayout, pagination, refresh
    case sheet, sheetConfig
    case widget, widgetLayout
    /// The `data` of a starter widget.
    case payload
    /// The actions of a widget by event.
    case events
    case action, mutation, toast
    case text, font, color, image, icon, button, tag, separator, insets, corners, gradient, border
    /// Carried and never read: `tracking`, `postback`.
    case opaque
}
