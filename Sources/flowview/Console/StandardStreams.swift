import Glibc

/// Output and errors of this process.
enum StandardStreams {
    /// Columns of the terminal behind a stream; nil when there is none.
    static func width(of descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Whether somebody has connected the input to a pipe or a file.
    static var isInputPiped: Bool {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind == S_IFIFO || kind == S_IFREG
    }

    /// - Returns: nil, or the `errno` of what kept the text from arriving.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        DescriptorOutput.write(Array(text.utf8), to: descriptor)
    }
}
