import FlowCore

/// A sheet on the screen: a scene of its own with its own state, and how high it stands.
@MainActor
struct SheetPresentation {
    let model: SheetModel
    var scene: Scene
    /// Keeps what a person changes on the sheet; gone with it.
    let state: WidgetStateStore

    var config: SheetConfig { model.config }

    /// The part of the screen above the status line that the sheet covers: the lowest detent that shows all of it, else
    /// the highest.
    func rect(in screen: Rect, contentHeight: Int) -> Rect {
        let heights = config.detents.map { detent in
            switch detent {
            case .medium: screen.size.height / 2
            case .large: screen.size.height - 2
            case .fraction(let fraction): Int((Double(screen.size.height) * fraction).rounded())
            }
        }
        let wanted = contentHeight + 1
        let height = heights.sorted().first { $0 >= wanted } ?? heights.max() ?? screen.size.height / 2
        let bounded = min(screen.size.height, max(4, height))
        return Rect(x: screen.minX, y: screen.maxY - bounded, width: screen.size.width, height: bounded)
    }
}
