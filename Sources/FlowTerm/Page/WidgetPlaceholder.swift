import FlowCore

/// Stands for a widget that cannot be drawn: its type, what is wrong, and where in the source.
struct WidgetPlaceholder: View {
    let widget: AnyWidget

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                FoldingHStack(spacing: 16, keepsLines: true) {
                    Text("\(environment.glyphs.warning.text) \(widget.type)").bold()
                    SourcePlace(path: widget.node.path, location: widget.node.location)
                }
                Text(reason).dim()
            }
            .padding(Edges(top: 1, left: 2, bottom: 1, right: 2))
            .background(drawing: { canvas, size in
                let box = Rect(origin: .zero, size: size)
                canvas.drawBorder(box, BorderStyle(line: .dashed), style: CellStyle(attributes: .dim))
            })
        }
    }

    private var reason: String {
        switch widget.content {
        case let malformed as MalformedWidgetContent: malformed.diagnostic.message
        case let unknown as UnknownWidgetContent: unknown.diagnostic.message
        default: "no view draws this content"
        }
    }
}

/// A thin mark where an element of the page was dropped.
struct DroppedMarker: View {
    let diagnostic: Diagnostic

    var body: some View {
        EnvironmentReader { environment in
            FoldingHStack(spacing: 16, keepsLines: true) {
                Text("\(environment.glyphs.warning.text) \(diagnostic.message)").lineLimit(1)
                SourcePlace(path: diagnostic.path, location: diagnostic.location)
            }
            .dim()
        }
    }
}

/// Where something stands in the source: its path, line and column, at the trailing edge.
private struct SourcePlace: View {
    let path: String
    let location: SourceLocation

    var body: some View {
        EnvironmentReader { environment in
            // No-break spaces: the position is not torn from its path.
            let gap = "\u{A0}\(environment.glyphs.separator.text)\u{A0}"
            Text("\(path)\(gap)\(location.line):\(location.column)")
                .dim()
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
    }
}
