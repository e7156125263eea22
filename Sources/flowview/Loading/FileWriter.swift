import FlowCore
import Glibc

/// Writes whole files.
enum FileWriter {
    static func write(_ text: String, to path: String) throws(LoadError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { close(descriptor) }
        if let code = DescriptorOutput.write(Array(text.utf8), to: descriptor) { throw failure(path, code) }
    }

    private static func failure(_ path: String, _ code: Int32) -> LoadError {
        LoadError(what: "cannot write", where: path, why: SystemReason.text(of: code))
    }
}
