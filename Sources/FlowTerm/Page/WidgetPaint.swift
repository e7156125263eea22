import FlowCore
import Glibc

/// The colors of a widget's chrome, resolved for the terminal at hand.
struct WidgetPaint {
    private let background: RGBColor?
    private let gradient: [RGBColor]
    private let angle: Double
    private let border: BorderStyle?

    init(layout: WidgetLayout, theme: Theme, backdrop: RGBColor?) {
        let stops = layout.gradient.map { $0.colors.elements.compactMap { theme.color($0, over: backdrop) } } ?? []
        // A gradient of a single color is plain.
        background = stops.count == 1 ? stops[0] : theme.color(layout.background, over: backdrop)
        gradient = stops.count > 1 ? stops : []
        angle = layout.gradient?.angle ?? 0
        border = layout.border.flatMap { border in
            guard border.width ?? 1 > 0 else { return nil }
            return BorderStyle(
                line: border.isDashed ? .dashed : .solid,
                roundedCorners: BorderStyle.Corners(layout.cornerRadius),
                color: theme.foreground(theme.color(border.color, over: backdrop), on: backdrop)
            )
        }
    }

    var hasBorder: Bool { border != nil }

    /// The color the content stands on; of a gradient its middle, for which text is made readable.
    var surface: RGBColor? {
        guard !gradient.isEmpty else { return background }
        return color(at: 0.5)
    }

    @MainActor
    func draw(in box: Rect, on canvas: inout Canvas) {
        let inside = hasBorder ? box.inset(by: Edges(top: 1, left: 1, bottom: 1, right: 1)) : box
        if !gradient.isEmpty {
            drawGradient(in: inside, on: &canvas)
        } else if let background {
            canvas.fill(inside, style: CellStyle(background: background.cellColor))
        }
        guard let border else { return }
        canvas.drawBorder(box, border, style: CellStyle(attributes: border.color == .standard ? .dim : []))
    }

    /// Each cell takes the color at its middle along the gradient's direction; a cell counts twice as high as wide.
    private func drawGradient(in rect: Rect, on canvas: inout Canvas) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        let direction = (x: cos(angle * .pi / 180), y: sin(angle * .pi / 180))
        let width = Double(rect.size.width)
        let height = Double(rect.size.height * 2)
        let reach = abs(direction.x) * width + abs(direction.y) * height
        for y in 0..<rect.size.height {
            for x in 0..<rect.size.width {
                let along = (Double(x) + 0.5 - width / 2) * direction.x + (Double(2 * y) + 1 - height / 2) * direction.y
                let style = CellStyle(background: color(at: 0.5 + along / reach).cellColor)
                canvas.put(.blank, at: Point(x: rect.minX + x, y: rect.minY + y), style: style)
            }
        }
    }

    /// The color at a place from 0 to 1 between the stops, which are spread evenly.
    private func color(at place: Double) -> RGBColor {
        let position = min(max(place, 0), 1) * Double(gradient.count - 1)
        let index = min(Int(position), gradient.count - 2)
        return gradient[index + 1].blended(over: gradient[index], amount: position - Double(index))
    }
}

extension BorderStyle.Corners {
    fileprivate init(_ radii: CornerRadii) {
        self = []
        if radii.topLeft > 0 { insert(.topLeft) }
        if radii.topRight > 0 { insert(.topRight) }
        if radii.bottomLeft > 0 { insert(.bottomLeft) }
        if radii.bottomRight > 0 { insert(.bottomRight) }
    }
}
