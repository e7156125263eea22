import FlowCore
import Glibc

/// Reads whole files: ordinary ones, pipes, and standard input.
enum FileReader {
    /// More than any page; a device that never ends must not fill the memory.
    static let byteLimit = 1 << 29

    /// - Parameter progress: told after every read how much has come, and of an ordinary file of how much.
    static func bytes(
        of path: String,
        progress: (LoadProgress) -> Void = { _ in }
    ) throws(LoadError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        return try bytes(from: descriptor, named: path, progress)
    }

    static func standardInput(progress: (LoadProgress) -> Void = { _ in }) throws(LoadError) -> [UInt8] {
        try bytes(from: STDIN_FILENO, named: "standard input", progress)
    }

    private static func bytes(
        from descriptor: Int32,
        named name: String,
        _ progress: (LoadProgress) -> Void
    ) throws(LoadError) -> [UInt8] {
        var bytes: [UInt8] = []
        let size = size(of: descriptor)
        // Growing with every chunk would take twice the room of a large file on the way.
        if let size { bytes.reserveCapacity(size + 1) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 {
                progress(LoadProgress(received: bytes.count, total: bytes.count))
                return bytes
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(name)
            }
            bytes += chunk[..<count]
            // A file that grows meanwhile is read to the end it has by then.
            progress(LoadProgress(received: bytes.count, total: size.map { max($0, bytes.count + 1) }))
            if bytes.count > byteLimit {
                throw LoadError(what: "cannot read", where: name, why: "larger than \(byteLimit >> 20) MB")
            }
        }
    }

    /// Bytes to expect; nil where the system cannot tell, as of a pipe.
    private static func size(of descriptor: Int32) -> Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return min(Int(status.st_size), byteLimit)
    }

    private static func failure(_ place: String) -> LoadError {
        LoadError(what: "cannot read", where: place, why: SystemReason.text(of: errno))
    }
}
