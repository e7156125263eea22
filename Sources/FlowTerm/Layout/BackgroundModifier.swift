/// Draws something under its content.
struct BackgroundModifier<Content: View>: PrimitiveView {
    let content: Content
    /// The color the content stands on, where there is only one.
    let color: CellColor?
    let draw: @MainActor (inout Canvas, Size) -> Void

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var environment = environment
        if let color { environment.background = color }
        return MeasuredBackground(content: content.measured(in: environment), draw: draw)
    }
}

private struct MeasuredBackground: MeasuredView {
    let content: any MeasuredView
    let draw: @MainActor (inout Canvas, Size) -> Void

    var width: WidthRange { content.width }
    var fillsHeight: Bool { content.fillsHeight }

    func place(in proposal: Proposal) -> Placement {
        let inner = content.place(in: proposal)
        let size = inner.size
        let draw = draw
        return Placement(size: size, wrapping: inner) { draw(&$0, size) }
    }
}

extension View {
    /// Fills the block of the view with a color.
    public func background(_ color: CellColor) -> some View {
        BackgroundModifier(content: self, color: color) { canvas, size in
            canvas.fill(Rect(origin: .zero, size: size), style: CellStyle(background: color))
        }
    }

    /// Draws under the view with the size it has.
    package func background(drawing draw: @escaping @MainActor (inout Canvas, Size) -> Void) -> some View {
        BackgroundModifier(content: self, color: nil, draw: draw)
    }
}
