import Glibc

/// Output and errors of this process.
enum StandardStreams {
    /// Columns of the terminal behind the output; nil when there is none.
    static var outputWidth: Int? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count, let start = bytes.baseAddress {
                let written = Glibc.write(descriptor, start + offset, bytes.count - offset)
                // Nobody is left to be told that nobody reads.
                if written < 0, errno != EINTR { return }
                offset += max(written, 0)
            }
        }
    }
}
