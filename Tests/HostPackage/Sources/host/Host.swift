import FlowCore
import FlowTerm

/// Reads a page from standard input and prints how it looks in 48 columns.
@main
@MainActor
enum Host {
    static func main() throws {
        let registry = WidgetRegistry.ofTheHost
        let page = try FlowDecoder.make(widgetDecoding: registry).decodePage(standardInput())
        let frame = PageRenderer(registry: registry).frame(of: page, width: 48)
        for line in frame.lines { print(line) }
    }

    private static func standardInput() -> [UInt8] {
        var bytes: [UInt8] = []
        while let line = readLine(strippingNewline: false) { bytes += line.utf8 }
        return bytes
    }
}

extension WidgetRegistry {
    /// The starters and the host's own widgets.
    static var ofTheHost: WidgetRegistry {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        registry.register(OrderCardView.self)
        registry.register(DrawerView.self)
        return registry
    }
}
