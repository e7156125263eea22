/// One thing worth telling whoever writes or tests a page: a decode diagnostic, or what a lint rule noticed.
public struct Finding: Hashable, Sendable {
    /// How bad it is, from worth knowing to broken.
    public enum Level: String, Hashable, Sendable, Comparable, CaseIterable {
        case info, warning, error

        private var rank: Int {
            switch self {
            case .info: 0
            case .warning: 1
            case .error: 2
            }
        }

        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
    }

    public let level: Level
    /// A stable name: `malformedPayload`, `blank-id`.
    public let code: String
    /// Whether it is about how the shipped client takes the page, not about what is shown here.
    public let isAboutClient: Bool
    /// What that client loses for it, where it loses something.
    public let clientLoss: ClientLoss?
    /// The widget it belongs to, as far as there is one and it says who it is.
    public let widgetType: String?
    public let widgetID: String?
    /// Dots and source indices: `page.sections.0.widgets.2.data.title`.
    public let path: String
    public let location: SourceLocation
    /// What was expected and what was found.
    public let message: String
    /// How to fix it, in one line.
    public let hint: String?
    /// The code of the finding this one only repeats in other words; nil for one that stands for itself.
    public internal(set) var echoedCode: String?

    /// Whether something is broken that no other finding tells of: what is counted as a problem.
    public var isProblem: Bool { level == .error && echoedCode == nil }

    public init(
        level: Level,
        code: String,
        isAboutClient: Bool = false,
        clientLoss: ClientLoss? = nil,
        widgetType: String? = nil,
        widgetID: String? = nil,
        path: String,
        location: SourceLocation,
        message: String,
        hint: String? = nil
    ) {
        self.level = level
        self.code = code
        self.isAboutClient = isAboutClient
        self.clientLoss = clientLoss
        self.widgetType = widgetType
        self.widgetID = widgetID
        self.path = path
        self.location = location
        self.message = message
        self.hint = hint
    }

    /// Content that could not be shown as sent is an error, of whichever of the four kinds.
    public init(_ diagnostic: Diagnostic) {
        self.init(
            level: .error,
            code: diagnostic.kind.rawValue,
            widgetType: diagnostic.widgetType,
            widgetID: diagnostic.widgetID,
            path: diagnostic.path,
            location: diagnostic.location,
            message: diagnostic.message
        )
    }
}
