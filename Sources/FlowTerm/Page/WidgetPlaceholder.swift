import FlowCore

/// Stands for a widget that is not drawn here: its type, why, and where in the source. Enter shows its payload.
struct WidgetPlaceholder: View {
    let widget: AnyWidget
    let context: WidgetContext
    var isTooDeep = false

    private var showsPayload: Binding<Bool> {
        context.state.binding(widgetID: context.widgetID, key: "payload", default: false)
    }

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                FoldingHStack(spacing: 16, keepsLines: true) {
                    Text(title(environment.glyphs)).bold()
                    SourcePlace(path: widget.node.path, location: widget.node.location)
                }
                Text(reason).dim()
                if showsPayload.wrappedValue {
                    Text(widget.content.payloadText)
                }
            }
            .padding(Edges(top: 1, left: 2, bottom: 1, right: 2))
            .background(drawing: { canvas, size in
                let box = Rect(origin: .zero, size: size)
                canvas.drawBorder(box, BorderStyle(line: .dashed), style: CellStyle(attributes: .dim))
            })
        }
        .control(handlers)
    }

    private func title(_ glyphs: GlyphSet) -> String {
        widget.content is HostWidgetContent ? widget.type : "\(glyphs.warning.text) \(widget.type)"
    }

    private var handlers: [ControlEvent: @MainActor () -> Void] {
        guard !isTooDeep else { return [:] }
        return [
            .activate: { showsPayload.wrappedValue.toggle() },
            .next: { showsPayload.wrappedValue = true },
            .previous: { showsPayload.wrappedValue = false },
        ]
    }

    private var reason: String {
        if isTooDeep { return "nested too deeply: only \(WidgetRowView.deepestLevel) levels of widgets are drawn" }
        return switch widget.content {
        case let malformed as MalformedWidgetContent: malformed.diagnostic.message
        case let unknown as UnknownWidgetContent: unknown.diagnostic.message
        case is HostWidgetContent: "the host draws it"
        default: "no view draws this content"
        }
    }
}

extension AnyWidget {
    /// False where a placeholder stands, or nothing at all.
    var isDecoded: Bool {
        !(content is UnknownWidgetContent || content is MalformedWidgetContent)
    }
}

extension WidgetContent {
    /// The payload of a widget that a placeholder stands for, as it was sent.
    fileprivate var payloadText: String {
        let data =
            switch self {
            case let malformed as MalformedWidgetContent: malformed.data
            case let unknown as UnknownWidgetContent: unknown.data
            case let host as HostWidgetContent: host.data
            default: JSONValue?.none
            }
        return data.map { outdented($0.text) } ?? "no payload was sent"
    }

    /// Lines moved left together; the first one stands in the middle of its line in the source and has no indentation.
    private func outdented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(indentation) }).joined(separator: "\n")
    }
}
