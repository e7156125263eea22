import Glibc

/// What a path leads to.
enum FileKind {
    case file, folder

    /// Nil when there is nothing, or nothing that may be looked at.
    init?(of path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
}
