import Glibc

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable {
    private let device: UInt
    private let number: UInt
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil where there is no such file.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// Whether it is the same file, changed or not.
    func isSameFile(as other: FileStamp?) -> Bool {
        other.map { $0.device == device && $0.number == number } ?? false
    }
}
