import FlowCore

/// One thing worth saying about a source, and where.
struct Finding: Hashable, Sendable {
    enum Level: String, Sendable {
        case error, warning, info
    }

    let level: Level
    /// A stable name: `malformedPayload`.
    let code: String
    let widgetType: String?
    let widgetID: String?
    let path: String
    let location: SourceLocation
    let message: String

    /// Content that could not be shown as sent is an error, of whichever of the four kinds.
    init(_ diagnostic: Diagnostic) {
        level = .error
        code = diagnostic.kind.rawValue
        widgetType = diagnostic.widgetType
        widgetID = diagnostic.widgetID
        path = diagnostic.path
        location = diagnostic.location
        message = diagnostic.message
    }
}
