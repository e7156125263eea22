import FlowCore
import FlowTerm

/// `flowview render`: the whole page as text, without escape sequences.
@MainActor
struct RenderCommand {
    private static let standardWidth = 80

    let layout: RenderLayout
    let registry: WidgetRegistry

    func run(_ page: PageModel, on console: Console) -> ExitStatus {
        let renderer = PageRenderer(
            registry: registry,
            policy: layout.policy,
            glyphs: GlyphSet(isUnicode: console.isUnicode, drawsLines: !layout.isPlain && !console.isPlain)
        )
        let width = layout.width ?? console.terminalWidth ?? Self.standardWidth
        for line in renderer.frame(of: page, width: width).lines.prefix(layout.height ?? .max) {
            console.say(line)
        }
        return .fine
    }
}
