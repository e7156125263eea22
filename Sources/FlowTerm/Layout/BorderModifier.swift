extension View {
    /// A line around the view; it takes one cell on each side.
    public func border(_ border: BorderStyle = .rounded) -> some View {
        BorderModifier(content: self, border: border)
    }
}

/// Draws a line around its content.
struct BorderModifier<Content: View>: PrimitiveView {
    let content: Content
    let border: BorderStyle

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        // The line takes the color of the text, not its weight.
        let style = CellStyle(foreground: environment.style.foreground)
        let border = border
        let framed = content.padding(Edges(top: 1, left: 1, bottom: 1, right: 1))
        let drawn = framed.background { canvas, size in
            canvas.drawBorder(Rect(origin: .zero, size: size), border, style: style)
        }
        return drawn.measured(in: environment)
    }
}
