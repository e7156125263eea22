/// What decoding needs besides the JSON: which widget types exist, and where problems are reported.
///
/// Every reader passes it on, so it is a reference and a node, cheap to copy.
public struct DecodeContext: Sendable {
    /// Under this key `userInfo` of any `Decoder` carries the context; without it no widget type is known.
    public static let userInfoKey = CodingUserInfoKey(rawValue: "flowview.decodeContext")

    private final class Surroundings: Sendable {
        let widgetDecoding: any WidgetDecoding
        let diagnostics: DecodeDiagnostics
        let styles = StyleMemos()

        init(widgetDecoding: any WidgetDecoding, diagnostics: DecodeDiagnostics) {
            self.widgetDecoding = widgetDecoding
            self.diagnostics = diagnostics
        }
    }

    private let surroundings: Surroundings
    private var widgetNode: JSONNode?

    public var widgetDecoding: any WidgetDecoding { surroundings.widgetDecoding }
    public var diagnostics: DecodeDiagnostics { surroundings.diagnostics }

    /// What was read before, kept as long as the context and with it the documents it was read from.
    var styles: StyleMemos { surroundings.styles }

    /// The widget being read, for diagnostics about its parts.
    var widget: WidgetSubject? { widgetNode.map(WidgetSubject.init(of:)) }

    public init(widgetDecoding: any WidgetDecoding, diagnostics: DecodeDiagnostics) {
        surroundings = Surroundings(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
    }

    /// The context for the parts of the widget that `node` holds.
    func inside(_ node: JSONNode) -> DecodeContext {
        var context = self
        context.widgetNode = node
        return context
    }
}
