import CNcurses

/// The terminal this process was started on.
///
/// Open it before the first `await` of the program, and close it on every way out: a crash is the one way that is
/// taken care of by itself.
@MainActor
public final class CursesTerminal: Terminal {
    public let traits: TerminalTraits
    public let events: AsyncStream<TerminalEvent>

    private let queue = EventQueue()
    private let device: TerminalDevice
    private let signals: Int32
    private let screen: CursesScreen
    private let output: TerminalOutput
    private let multiplexer: ClipboardSequence.Multiplexer?
    private let escapeDelay: EscapeDelay
    private var reader: TerminalReader?
    private var isOpen = true
    /// Goes out with the next frame, so that entering costs no write of its own.
    private var preface: String
    /// The newest frame, shown late when the line did not take the one before.
    private var latest: CellBuffer?

    /// Takes the terminal over.
    ///
    /// - Parameters:
    ///   - environment: `TERM`, the locale and the color conventions are read from it.
    ///   - asksBackground: whether to ask for the background color, which comes as an event if the terminal answers.
    public init(
        environment: [String: String],
        color: ColorPreference = .automatic,
        asksBackground: Bool = true
    ) throws(CursesError) {
        let isUnicode = ProcessLocale.adopt(from: environment)
        device = try TerminalDevice()
        // Before ncurses, which takes those it finds unclaimed.
        signals = flow_signals_install()
        do throws(CursesError) {
            screen = try CursesScreen(environment: environment, color: color)
        } catch {
            flow_signals_remove()
            device.close()
            throw error
        }
        let asked = environment["TERM"] ?? ""
        multiplexer = ClipboardSequence.Multiplexer(environment: environment)
        traits = TerminalTraits(
            isUnicode: isUnicode,
            colorDepth: screen.depth,
            name: screen.name,
            notice: screen.name.hasPrefix(asked) ? nil : "TERM=\(asked) is unknown here, using \(screen.name)",
            clipboardCondition: multiplexer == .tmux ? "tmux has set-clipboard on" : nil
        )
        output = TerminalOutput(device: device)
        escapeDelay = EscapeDelay(environment: environment)
        events = queue.stream
        preface = ControlStrings.entering
        if asksBackground, ControlStrings.mayAnswer(screen.name) { preface += ControlStrings.askingBackground }
        if let event = environment["COLORFGBG"].flatMap(TerminalEvent.init(colorVariable:)) { queue.append(event) }
        do throws(CursesError) {
            reader = try makeReader()
        } catch {
            screen.close()
            flow_signals_remove()
            device.close()
            throw error
        }
        takeOver()
    }

    public var size: Size { device.size }

    public var hasPendingEvents: Bool { !queue.isEmpty }

    public func present(_ frame: CellBuffer) {
        guard isOpen else { return }
        latest = frame
        if output.isIdle { send(screen.show(frame, on: size)) }
    }

    public func redraw() {
        guard isOpen else { return }
        // Whoever continued us after a stop may have set the line up for itself.
        flow_tty_leave(device.descriptor)
        _ = flow_tty_enter(device.descriptor)
        preface = ControlStrings.entering + (reportsMouse ? ControlStrings.mouseOn : "")
        screen.distrust()
        if let latest { present(latest) }
    }

    public var reportsMouse = false {
        didSet {
            guard isOpen, reportsMouse != oldValue else { return }
            output.write(Array((reportsMouse ? ControlStrings.mouseOn : ControlStrings.mouseOff).utf8))
            if !output.isIdle { reader?.watchOutput() }
        }
    }

    public func copy(_ text: String) {
        guard isOpen else { return }
        output.write(ClipboardSequence(text: text, multiplexer: multiplexer).bytes)
        if !output.isIdle { reader?.watchOutput() }
    }

    public func suspend() {
        guard isOpen else { return }
        let before = size
        handBack()
        flow_stop_process(device.descriptor)
        comeBack(from: before)
    }

    public func run(_ program: [String]) -> Int32? {
        guard isOpen, !program.isEmpty else { return nil }
        let before = size
        // Two readers of one keyboard would each get half of what is typed.
        reader?.stop()
        handBack()
        flow_signals_lend()
        let status = CStrings.lend(program) { flow_run_program(device.path, $0) }
        flow_signals_take_back()
        do throws(CursesError) {
            reader = try makeReader()
        } catch {
            // Without anybody who reads the keys the only way on is out.
            reader = nil
            queue.append(.closed)
        }
        comeBack(from: before)
        return status < 0 ? nil : status
    }

    public func close() {
        guard isOpen else { return }
        isOpen = false
        reader?.stop()
        handBack()
        flow_signals_remove()
        screen.close()
        device.close()
        queue.finish()
    }

    private func makeReader() throws(CursesError) -> TerminalReader {
        try TerminalReader(
            device: device,
            signals: signals,
            keys: screen.keys,
            escapeDelay: escapeDelay,
            events: queue
        ) { [weak self] in
            Task { @MainActor in self?.outputBecameWritable() }
        }
    }

    private func comeBack(from before: Size) {
        takeOver()
        if size != before { queue.append(.resize(size)) }
        redraw()
    }

    private func takeOver() {
        _ = flow_tty_enter(device.descriptor)
        flow_crash_guard_install(device.descriptor, ControlStrings.farewell, ControlStrings.farewell.utf8.count)
        flow_stderr_hold()
    }

    private func handBack() {
        output.drain()
        let leaving = (reportsMouse ? ControlStrings.mouseOff : "") + ControlStrings.leaving
        output.write(screen.leave() + Array(leaving.utf8))
        output.drain()
        flow_tty_leave(device.descriptor)
        flow_crash_guard_remove()
        flow_stderr_release()
    }

    private func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        output.write(Array(preface.utf8) + bytes)
        preface = ""
        if !output.isIdle { reader?.watchOutput() }
    }

    private func outputBecameWritable() {
        guard isOpen else { return }
        output.advance()
        if let latest, output.isIdle {
            present(latest)
        } else if !output.isIdle {
            reader?.watchOutput()
        }
    }
}
