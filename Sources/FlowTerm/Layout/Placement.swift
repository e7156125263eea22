/// A view with its size and what it needs to be drawn: the result of a layout pass.
@MainActor
package struct Placement {
    package typealias Draw = @MainActor (inout Canvas) -> Void

    package var size: Size
    /// Draws what lies under the children.
    package var draw: Draw?
    package var children: [Child]
    package var control: PlacedControl?
    /// True where the children may be larger than the size and have to be cut.
    package var isClipped = false
    /// Called when a control in it gets the focus, by what scrolls on its own and has to bring it into view.
    package var reveal: (@MainActor () -> Void)?

    package struct Child {
        package let origin: Point
        package let placement: Placement

        package init(origin: Point, placement: Placement) {
            self.origin = origin
            self.placement = placement
        }
    }

    package static let empty = Placement(size: .zero)

    package init(size: Size, children: [Child] = [], draw: Draw? = nil) {
        self.size = size
        self.children = children
        self.draw = draw
    }

    /// One placement inside another, moved by an offset.
    package init(size: Size, wrapping content: Placement, at origin: Point = .zero, draw: Draw? = nil) {
        self.init(size: size, children: [Child(origin: origin, placement: content)], draw: draw)
    }

    /// The same, with nothing drawn outside its size.
    package var clipped: Placement {
        var copy = self
        copy.isClipped = true
        return copy
    }

    /// Draws the view with its corner at the canvas' position zero; what lies outside the clip is skipped.
    package func draw(on canvas: inout Canvas, focused: ControlID? = nil) {
        if let control {
            canvas.drawControl(control, isFocused: control.id == focused, size: size) { canvas in
                drawContent(on: &canvas, focused: focused)
            }
        } else {
            drawContent(on: &canvas, focused: focused)
        }
    }

    private func drawContent(on canvas: inout Canvas, focused: ControlID?) {
        if isClipped {
            canvas.within(Rect(origin: .zero, size: size)) { drawLayers(on: &$0, focused: focused) }
        } else {
            drawLayers(on: &canvas, focused: focused)
        }
    }

    private func drawLayers(on canvas: inout Canvas, focused: ControlID?) {
        canvas.size = size
        draw?(&canvas)
        for child in children {
            guard Rect(origin: child.origin, size: child.placement.size).intersects(canvas.visible) else { continue }
            canvas.moved(to: child.origin) { child.placement.draw(on: &$0, focused: focused) }
        }
    }
}

extension Canvas {
    /// A control inside another is drawn focused only when it has the focus itself.
    fileprivate mutating func drawControl(
        _ control: PlacedControl,
        isFocused: Bool,
        size: Size,
        _ draw: (inout Canvas) -> Void
    ) {
        let saved = (self.isFocused, emphasis)
        self.isFocused = isFocused
        emphasis = isFocused ? control.highlight : []
        draw(&self)
        (self.isFocused, emphasis) = saved
    }
}
