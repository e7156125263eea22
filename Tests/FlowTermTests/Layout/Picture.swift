@testable import FlowTerm

/// The view as text at a width, blanks at the ends of rows cut.
@MainActor
func render(
    _ view: some View,
    width: Int,
    height: Int? = nil,
    focused: ControlID? = nil,
    environment: ViewEnvironment = ViewEnvironment()
) -> [String] {
    buffer(view, width: width, height: height, focused: focused, environment: environment).lines
}

/// The view as text, to compare with a picture.
@MainActor
func picture(_ view: some View, width: Int, height: Int? = nil, glyphs: GlyphSet = .unicode) -> String {
    render(view, width: width, height: height, environment: ViewEnvironment(glyphs: glyphs)).joined(separator: "\n")
}

/// The view drawn on a frame of its own size.
@MainActor
func buffer(
    _ view: some View,
    width: Int,
    height: Int? = nil,
    focused: ControlID? = nil,
    environment: ViewEnvironment = ViewEnvironment()
) -> CellBuffer {
    let placement = ViewRenderer.place(view, width: width, height: height, environment: environment)
    var canvas = Canvas(size: placement.size, glyphs: environment.glyphs)
    placement.draw(on: &canvas, focused: focused)
    return canvas.buffer
}
