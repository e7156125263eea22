import FlowCore

/// Stands for a widget that cannot be drawn: its type, what is wrong, and where in the source.
struct WidgetPlaceholder: View {
    let widget: AnyWidget

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                HStack(spacing: 8) {
                    Text(environment.glyphs.warning.text)
                    Text(headline).bold()
                    Spacer()
                    SourcePlace(path: widget.node.path, location: widget.node.location).dim()
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

    private var headline: String {
        widget.content is MalformedWidgetContent ? "\(widget.type): malformed" : "\(widget.type): not registered"
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
            HStack(spacing: 8) {
                Text(environment.glyphs.warning.text)
                Text(diagnostic.message).lineLimit(1)
                Spacer()
                SourcePlace(path: diagnostic.path, location: diagnostic.location)
            }
            .dim()
        }
    }
}

/// Where something stands in the source: its path, line and column.
private struct SourcePlace: View {
    let path: String
    let location: SourceLocation

    var body: some View {
        EnvironmentReader { environment in
            Text("\(path) \(environment.glyphs.separator.text) \(location.line):\(location.column)").lineLimit(1)
        }
    }
}
