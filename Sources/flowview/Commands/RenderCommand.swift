import FlowCore
import FlowTerm

/// `flowview render`: the whole page, or the screen after some keys, as text without escape sequences.
@MainActor
struct RenderCommand {
    private static let standardWidth = 80
    private static let standardHeight = 24

    let layout: RenderLayout
    let registry: WidgetRegistry

    /// The screen after some keys, as high as a terminal: what somebody would have before them.
    func run(
        _ source: String,
        in project: Project,
        pressing keys: [Key],
        on console: Console
    ) async throws(OpenFailure) -> ExitStatus {
        let opened = try await OpenedSource(source, http: project.http, widgetDecoding: registry)
        let app = HeadlessApp(
            opened,
            in: project,
            policy: layout.policy,
            width: layout.width ?? Self.standardWidth,
            height: layout.height ?? Self.standardHeight,
            isUnicode: console.isUnicode
        )
        var isInTime = await app.start()
        for key in keys where isInTime && !app.hasEnded { isInTime = await app.press(key) }
        for line in app.screen { console.say(line) }
        await app.stop()
        if isInTime { return .fine }
        console.complain("a key led to something that did not end in time")
        return .notLoaded
    }

    func run(_ page: PageModel, on console: Console) -> ExitStatus {
        let renderer = PageRenderer(
            registry: registry,
            policy: layout.policy,
            glyphs: GlyphSet(isUnicode: console.isUnicode, drawsLines: !layout.isPlain && !console.isPlain)
        )
        let width = layout.width ?? console.terminalWidth ?? Self.standardWidth
        var rowsLeft = layout.height ?? .max
        renderer.forEachPart(of: page, width: width) { part in
            let lines = part.lines.prefix(rowsLeft)
            if !lines.isEmpty { console.say(lines.joined(separator: "\n")) }
            rowsLeft -= lines.count
            return rowsLeft > 0
        }
        return .fine
    }
}
