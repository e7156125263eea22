import CNcurses
import Glibc

/// The terminal as a file, opened anew: standard input may be a page, and whether ours blocks is nobody else's matter.
struct TerminalDevice: Sendable {
    let descriptor: Int32

    init() throws(CursesError) {
        let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
        var opened = open("/dev/tty", flags)
        // Without a controlling terminal, as in some containers, standard output may still be one.
        if opened < 0, isatty(STDOUT_FILENO) == 1, let name = ttyname(STDOUT_FILENO) {
            opened = open(name, flags)
        }
        guard opened >= 0 else { throw .noTerminal }
        descriptor = opened
    }

    /// Columns and rows now; a line that does not know its size counts as the classic one.
    var size: Size {
        var columns: Int32 = 80
        var rows: Int32 = 24
        _ = flow_tty_size(descriptor, &columns, &rows)
        return Size(width: Int(columns), height: Int(rows))
    }

    func close() {
        _ = Glibc.close(descriptor)
    }
}
