/// What becomes of widgets that are not registered or whose payload is malformed.
public enum UnknownWidgetPolicy: String, Sendable, CaseIterable {
    /// A labelled box says what is wrong and where, and a thin marker stands for each dropped element.
    case placeholder
    /// They take no room, as in the released app.
    case skip
}
