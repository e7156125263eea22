import Glibc

/// What a path leads to.
enum FileKind {
    case file, folder
    /// Something that fills while it is read: a pipe, a device.
    case stream

    /// Nil when there is nothing, or nothing that may be looked at.
    init?(of path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        default: self = .stream
        }
    }
}
