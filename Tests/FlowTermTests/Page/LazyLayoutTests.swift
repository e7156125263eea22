import FlowCore
import TestSupport
import Testing

@testable import FlowTerm

@MainActor
@Suite("Lazy layout")
struct LazyLayoutTests {
    /// Somebody at a page whose rows are laid out when they are asked for, or all of them before anything happens.
    @MainActor
    private final class Reader {
        private let page: PageModel
        private let store = WidgetStateStore()
        private var state: AppState

        init(_ page: PageModel, size: Size, isEager: Bool) {
            self.page = page
            state = AppState(size: size, bindings: KeyBindings())
            let context = WidgetContext(
                widgetID: "page",
                state: store,
                registry: PageFixture.registry,
                policy: .placeholder,
                actions: [:],
                send: { _, _ in }
            )
            state.page = Scene(content: content) { content, size in
                let layout = SurfaceLayout(content: content, size: size, environment: ViewEnvironment(), page: context)
                for row in 0..<(isEager ? layout.rowCount : 0) { _ = layout.row(row) }
                return layout
            }
        }

        private var content: SurfaceContent {
            SurfaceContent(page: page, policy: .placeholder, width: state.size.width - SurfaceLayout.gutters, more: nil)
        }

        func press(_ command: AppCommand, digit: Int?) -> CellBuffer {
            _ = state.apply(command, digit: digit)
            state.invalidate()
            return frame
        }

        func laidOutRows(atWidth width: Int) -> Int {
            state.page?.content.heights.heights(atWidth: width).count ?? 0
        }

        func resize(_ size: Size) -> CellBuffer {
            state.size = size
            let resized = content
            state.page?.replace(content: resized)
            return frame
        }

        /// Without the scroll bar and its share in the status line, which tell what is known of the rows out of view.
        private var frame: CellBuffer {
            let skeleton = PageSkeleton(registry: PageFixture.registry)
            let screen = AppScreen(environment: ViewEnvironment(), accent: .standard, skeleton: skeleton)
            var frame = screen.frame(of: &state)
            for y in 0..<frame.size.height { frame.put(.blank, x: frame.size.width - 1, y: y, style: .standard) }
            for x in 0..<frame.size.width { frame.put(.blank, x: x, y: frame.size.height - 1, style: .standard) }
            return frame
        }
    }

    private static let commands: [AppCommand] = [
        .next, .next, .previous, .nextControl, .previousControl, .pageDown, .pageUp, .halfPageDown, .halfPageUp,
        .rowDown, .rowUp, .top, .bottom, .nextSection, .previousSection, .section, .activate, .activate, .increment,
        .decrement, .forward, .backward,
    ]

    private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 9), Size(width: 100, height: 12)]

    @Test("Whatever keys are pressed, the frames are those of a page laid out as a whole", arguments: UInt64(1)...40)
    func frames(seed: UInt64) throws {
        var layout = RandomLayout(seed: seed)
        var random = SeededGenerator(seed: seed)
        let page = try PageFixture.decode(layout.page())
        let size = Self.sizes[Int.random(in: Self.sizes.indices, using: &random)]
        let lazy = Reader(page, size: size, isEager: false)
        let eager = Reader(page, size: size, isEager: true)
        for step in 0..<40 {
            if Int.random(in: 0..<8, using: &random) == 0 {
                let size = Self.sizes[Int.random(in: Self.sizes.indices, using: &random)]
                try #require(lazy.resize(size) == eager.resize(size), "step \(step), resized")
            } else {
                let command = Self.commands[Int.random(in: Self.commands.indices, using: &random)]
                let digit = command == .section ? Int.random(in: 1...3, using: &random) : nil
                let frame = lazy.press(command, digit: digit)
                try #require(frame == eager.press(command, digit: digit), "step \(step), \(command)")
            }
        }
    }

    @Test("However long a page is, the end, another size and another section take a few screens of rows to lay out")
    func fewRows() throws {
        let widget = #"{"type": "title_block", "data": {"title": "A line"}}"#
        let section = #"{"widgets": [\#(Array(repeating: widget, count: 500).joined(separator: ","))]}"#
        let sections = Array(repeating: section, count: 20).joined(separator: ",")
        let page = try PageFixture.decode(#"{"page": {"sections": [\#(sections)]}}"#)
        let reader = Reader(page, size: Size(width: 80, height: 24), isEager: false)
        for command in [AppCommand.bottom, .pageUp, .top, .pageDown] { _ = reader.press(command, digit: nil) }
        _ = reader.press(.section, digit: 9)
        _ = reader.resize(Size(width: 60, height: 20))
        _ = reader.press(.bottom, digit: nil)
        #expect(reader.laidOutRows(atWidth: 78) < 200)
        #expect(reader.laidOutRows(atWidth: 58) < 100)
    }

    @Test("Scrolled to any line, the window shows what the whole page has there")
    func windows() throws {
        let widgets = (0..<40).map { number in
            let lines = (0...number % 4).map { "line \(number).\($0)" }.joined(separator: "\\n")
            return #"{"type": "title_block", "id": "w\#(number)", "data": {"title": "\#(lines)"}}"#
        }
        let page = try PageFixture.page(widgets.joined(separator: ","))
        let whole = PageRenderer(registry: PageFixture.registry).frame(of: page, width: 40).lines
        var random = SeededGenerator(seed: 4)
        let reader = Reader(page, size: Size(width: 40, height: 11), isEager: false)
        var line = 0
        for _ in 0..<300 {
            let moves: [(AppCommand, Int)] = [
                (.rowDown, 1), (.rowUp, -1), (.pageDown, 8), (.pageUp, -8), (.bottom, whole.count),
                (.top, -whole.count),
            ]
            let (command, lines) = moves[Int.random(in: moves.indices, using: &random)]
            line = min(max(0, line + lines), whole.count - 10)
            #expect(reader.press(command, digit: nil).lines.prefix(10) == whole[line..<line + 10])
        }
    }
}
