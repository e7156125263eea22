import FlowCore

/// Where something stands in the source: its path, line and column, at the trailing edge.
struct SourcePlace: View {
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
