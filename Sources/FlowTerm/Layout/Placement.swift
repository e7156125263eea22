/// A view with its size and what it needs to be drawn: the result of a layout pass.
@MainActor
package struct Placement {
    package typealias Draw = @MainActor (inout Canvas) -> Void

    package var size: Size
    /// Draws what lies under the children.
    package var draw: Draw?
    package var children: [Child]
    package var control: PlacedControl?
    /// What a click here does to the control around it, where it is no tap.
    package var clickEvent: ControlEvent?
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

        var frame: Rect { Rect(origin: origin, size: placement.size) }
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
    ///
    /// One frame of the stack per level, because pages may be nested deeply.
    package func draw(on canvas: inout Canvas, focused: ControlID? = nil) {
        let outside = canvas.window
        canvas.window.size = size
        if isClipped { canvas.window.clip(to: Rect(origin: .zero, size: size)) }
        if let control {
            // A control inside another is drawn focused only when it has the focus itself.
            canvas.window.isFocused = control.id == focused
            canvas.window.emphasis = canvas.isFocused ? control.highlight : []
        }
        draw?(&canvas)
        let inside = canvas.window
        for child in children where child.frame.intersects(canvas.visible) {
            canvas.window.move(by: child.origin)
            child.placement.draw(on: &canvas, focused: focused)
            canvas.window = inside
        }
        canvas.window = outside
    }
}
