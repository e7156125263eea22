import FlowCore
import Glibc

/// Writes whole files.
enum FileWriter {
    static func write(_ text: String, to path: String) throws(LoadError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            offset += count
        }
    }

    private static func failure(_ path: String) -> LoadError {
        LoadError(what: "cannot write", where: path, why: SystemReason.text(of: errno))
    }
}
