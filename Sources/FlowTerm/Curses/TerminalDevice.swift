import CNcurses
import Glibc

/// The terminal as a file, opened anew: standard input may be a page, and whether ours blocks is nobody else's matter.
struct TerminalDevice: Sendable {
    let descriptor: Int32
    /// For programs that get the terminal from us.
    let path: String

    init() throws(CursesError) {
        let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
        var path = "/dev/tty"
        var opened = open(path, flags)
        // Without a controlling terminal, as in some containers, standard output may still be one.
        if opened < 0, isatty(STDOUT_FILENO) == 1, let name = ttyname(STDOUT_FILENO) {
            path = String(cString: name)
            opened = open(path, flags)
        }
        guard opened >= 0 else { throw .noTerminal }
        descriptor = opened
        self.path = path
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
