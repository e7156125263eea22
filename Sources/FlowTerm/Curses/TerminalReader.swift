import CNcurses
import Glibc

/// The thread that waits for bytes and signals, held by its handle.
///
/// A thread because nothing else may wait here: the main actor draws, and tasks must not block. It has to be started
/// before the first `await`, while signals are not yet blocked everywhere.
struct TerminalReader {
    private let thread: pthread_t

    /// - Parameters:
    ///   - signals: the end of the signal pipe to read from.
    ///   - keys: sequences that this terminal's keys send and others' do not.
    ///   - onWritable: called on the thread, once for each `watchOutput()`.
    init(
        device: TerminalDevice,
        signals: Int32,
        keys: [[UInt8]: Key],
        escapeDelay: EscapeDelay,
        events: EventQueue,
        onWritable: @escaping @Sendable () -> Void
    ) throws(CursesError) {
        let loop = ReaderLoop(
            device: device,
            signals: signals,
            keys: keys,
            escapeDelay: escapeDelay,
            events: events,
            onWritable: onWritable
        )
        let reference = Unmanaged.passRetained(loop)
        var thread = pthread_t()
        let outcome = pthread_create(
            &thread,
            nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<ReaderLoop>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            },
            reference.toOpaque()
        )
        guard outcome == 0 else {
            reference.release()
            throw .outOfResources
        }
        self.thread = thread
    }

    /// Ends the thread and waits for it.
    func stop() {
        flow_signals_post(ReaderLoop.stopMessage)
        pthread_join(thread, nil)
    }

    /// Asks for one call when the terminal takes bytes again.
    func watchOutput() {
        flow_signals_post(ReaderLoop.watchOutputMessage)
    }
}
