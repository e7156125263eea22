import CNcurses

/// ncurses as a function from frames to bytes: what it believes to be on the glass, and what it takes to change that.
@MainActor
final class CursesScreen {
    /// The type that was opened in the end.
    let name: String
    let depth: ColorDepth

    /// The keys that this type names otherwise than others do.
    let keys: [[UInt8]: Key]

    private let palette: ColorPalette
    private var direct: DirectColors?
    private var pen: PenStream
    private var size = Size.zero
    private var shown: CellBuffer?
    private var cells: [flow_cell] = []

    /// Opens the environment's terminal type, or a common one where its description is not installed.
    init(environment: [String: String], color: ColorPreference) throws(CursesError) {
        name = try TerminalNames.open(in: environment) { TerminalNames.Opening(flow_screen_open($0)) }
        pen = PenStream(erasesInBackground: TerminalNames.erasesInBackground(name))
        let described = ColorDepth(colors: Int(flow_screen_colors()))
        let isDirect = described == .palette256 && TerminalNames.showsDirectColor(name, in: environment)
        let offered = isDirect ? .trueColor : described
        depth = ColorDepth(described: offered, preference: color, environment: environment)
        palette = ColorPalette(depth: min(depth, described))
        direct = isDirect && depth == .trueColor ? DirectColors() : nil
        keys = KeyCapabilities.keys { capability in flow_screen_key(capability).map { Array(String(cString: $0).utf8) }
        }
        if palette.depth > .none { flow_screen_start_color() }
    }

    /// The bytes that make the glass show a frame; none when it already does.
    func show(_ frame: CellBuffer, on size: Size) -> [UInt8] {
        if size != self.size {
            // What a terminal leaves on the glass when it changes its size is its own affair.
            flow_screen_resize(Int32(size.width), Int32(size.height))
            flow_screen_distrust()
            self.size = size
            shown = nil
        }
        if direct?.isExhausted == true {
            direct = DirectColors()
            flow_screen_distrust()
            shown = nil
        }
        for y in 0..<size.height where shown == nil || shown?.row(y) != frame.row(y) {
            put(frame.row(y), at: y)
        }
        shown = frame
        flow_screen_update()
        return takeOutput()
    }

    /// The next frame paints everything anew, entering full-screen mode first if it was left.
    func distrust() {
        flow_screen_distrust()
        pen.distrust()
    }

    /// The bytes that give the main screen back.
    func leave() -> [UInt8] {
        flow_screen_leave()
        return takeOutput()
    }

    func close() {
        flow_screen_close()
    }

    private func takeOutput() -> [UInt8] {
        let pending = flow_screen_pending()
        guard pending > 0 else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: pending) { buffer, count in
            count = flow_screen_take(buffer.baseAddress, buffer.count)
        }
        return pen.rewrite(bytes, directColor: direct?.parameters)
    }

    private func colors(of style: CellStyle) -> (foreground: Int?, background: Int?) {
        guard direct != nil else { return palette.numbers(for: style) }
        return (direct?.number(for: style.foreground), direct?.number(for: style.background))
    }

    /// Hands a row over whole and from the left: half a wide character written by itself would shift what follows.
    private func put(_ row: ArraySlice<Cell>, at y: Int) {
        cells.removeAll(keepingCapacity: true)
        var column = 0
        for cell in row {
            guard let glyph = cell.glyph, column < size.width else { continue }
            let fits = column + glyph.width <= size.width
            let style = cell.style
            cells.append(flow_cell(fits ? glyph : .blank, attributes: style.attributes, colors: colors(of: style)))
            column += glyph.width
        }
        while column < size.width {
            cells.append(flow_cell(.blank, attributes: [], colors: (nil, nil)))
            column += 1
        }
        flow_screen_put_row(Int32(y), cells, cells.count)
    }
}

extension TerminalNames.Opening {
    fileprivate init(_ outcome: flow_screen_outcome) {
        switch outcome {
        case FLOW_SCREEN_OPEN: self = .opened
        case FLOW_SCREEN_UNKNOWN_TYPE: self = .unknown
        case FLOW_SCREEN_NO_CURSOR_ADDRESSING: self = .plain
        default: self = .outOfResources
        }
    }
}
