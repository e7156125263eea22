/// What decoding needs besides the JSON: which widget types exist, and where problems are reported.
public struct DecodeContext: Sendable {
    /// Under this key `userInfo` of any `Decoder` carries the context; without it no widget type is known.
    public static let userInfoKey = CodingUserInfoKey(rawValue: "flowview.decodeContext")

    public let widgetDecoding: any WidgetDecoding
    public let diagnostics: DecodeDiagnostics
    /// The widget being read, for diagnostics about its parts.
    private(set) var widget: WidgetSubject?

    public init(widgetDecoding: any WidgetDecoding, diagnostics: DecodeDiagnostics) {
        self.widgetDecoding = widgetDecoding
        self.diagnostics = diagnostics
    }

    /// The context for the parts of `widget`.
    func inside(_ widget: WidgetSubject) -> DecodeContext {
        var context = self
        context.widget = widget
        return context
    }
}
