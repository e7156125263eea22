import Synchronization

/// A style whose reading depends on its text alone, so that equal texts may share one value.
protocol SharedStyle: NodeReadable {
    static func memo(among memos: StyleMemos) -> StyleMemo<Self>
}

/// What one decode remembers of styles.
struct StyleMemos: Sendable {
    let colors = StyleMemo<ColorModel>()
    let fonts = StyleMemo<FontModel>()
    let layouts = StyleMemo<WidgetLayout>()
}

/// Remembers what the styles met last were read as.
///
/// The cards of a page share a few fonts, colors and layouts, spelled alike a thousand times. What has been read is not
/// read again, and all its users share one box.
final class StyleMemo<Style: SharedStyle>: Sendable {
    private let known = Mutex(SpellingMemo<Boxed<Style>>())

    /// The style that `node` spells. One with faults is read, and its faults are reported, every time.
    func style(of node: JSONNode, in context: DecodeContext) throws(ContentError) -> Boxed<Style> {
        if let style = known.withLock({ $0[node] }) { return style }
        let faultCount = context.diagnostics.count
        let style = Boxed(wrappedValue: Optional(try Style(node: node, in: context)))
        if context.diagnostics.count == faultCount { known.withLock { $0[node] = style } }
        return style
    }
}

extension JSONNode {
    /// As `optional`, in a box that equal styles share.
    func style<Style: SharedStyle>(
        _ key: StaticString,
        in context: DecodeContext
    ) throws(ContentError) -> Boxed<Style> {
        guard let node = present(key) else { return Boxed(wrappedValue: nil) }
        return try Style.memo(among: context.styles).style(of: node, in: context)
    }

    /// As `contained`, in a box that equal styles share.
    func containedStyle<Style: SharedStyle>(
        _ key: StaticString,
        in context: DecodeContext,
        otherwise consequence: @autoclosure () -> String = "it falls back to its default"
    ) -> Boxed<Style> {
        guard let node = present(key) else { return Boxed(wrappedValue: nil) }
        do throws(ContentError) {
            return try Style.memo(among: context.styles).style(of: node, in: context)
        } catch {
            _ = context.drop(node, as: Style.self, because: error, otherwise: consequence())
            return Boxed(wrappedValue: nil)
        }
    }
}
