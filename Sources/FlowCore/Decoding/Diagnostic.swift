/// One content problem a page survived: what was expected, what was found, and what happened instead.
public struct Diagnostic: Hashable, Sendable {
    /// The four things that can be wrong with content; reports print the case name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case unknownType
        case malformedPayload
        case droppedElement
        case duplicateID
    }

    public let kind: Kind
    public let widgetType: String?
    public let widgetID: String?
    /// Dots and source indices: `page.sections.0.widgets.2`.
    public let path: String
    public let location: SourceLocation
    public let message: String

    public init(
        kind: Kind,
        widgetType: String?,
        widgetID: String?,
        path: String,
        location: SourceLocation,
        message: String
    ) {
        self.kind = kind
        self.widgetType = widgetType
        self.widgetID = widgetID
        self.path = path
        self.location = location
        self.message = message
    }
}
