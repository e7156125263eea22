import FlowCore

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

/// A thin mark above what is drawn otherwise than the page asks for.
struct NoteMarker: View {
    let note: String

    var body: some View {
        EnvironmentReader { environment in
            Text("\(environment.glyphs.warning.text) \(note)").dim()
        }
    }
}
