import FlowCore

/// A thin mark where an element of the page was dropped. Enter shows what was dropped.
struct DroppedMarker: View {
    let diagnostic: Diagnostic
    let inspect: @MainActor () -> Void

    var body: some View {
        EnvironmentReader { environment in
            FoldingHStack(spacing: 16, keepsLines: true) {
                Text("\(environment.glyphs.warning.text) \(diagnostic.message)").lineLimit(3)
                SourcePlace(path: diagnostic.path, location: diagnostic.location)
            }
            .dim()
        }
        .control([.activate: inspect])
        .controlScope(SourceSubject.scope(ofDropped: diagnostic))
    }
}

/// A thin mark above what is drawn otherwise than the page asks for.
struct NoteMarker: View {
    let note: String

    var body: some View {
        EnvironmentReader { environment in
            Text("\(environment.glyphs.warning.text) \(note)").dim()
        }
    }
}
