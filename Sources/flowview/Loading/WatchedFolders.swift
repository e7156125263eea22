import Glibc

/// The folder of a file, and of what it links to, watched by the kernel.
struct WatchedFolders: ~Copyable {
    let descriptor: Int32
    private let folder: String
    private let stamp: FileStamp?
    /// The file's names in its folders.
    private let names: Set<String>

    private static let events =
        IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF

    /// Nil where the folder cannot be watched now.
    init?(of path: String) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let (folder, name) = Self.split(path)
        var names: Set = [name]
        guard inotify_add_watch(descriptor, folder, UInt32(Self.events)) >= 0 else {
            close(descriptor)
            return nil
        }
        if let real = realpath(path, nil) {
            let (realFolder, realName) = Self.split(String(cString: real))
            free(real)
            names.insert(realName)
            // Of the same folder this changes nothing: the kernel knows it by its number.
            _ = inotify_add_watch(descriptor, realFolder, UInt32(Self.events))
        }
        self.descriptor = descriptor
        self.folder = folder
        self.names = names
        stamp = FileStamp(of: folder)
    }

    deinit {
        close(descriptor)
    }

    /// Whether the folder at the path is still the one that is watched.
    var isCurrent: Bool {
        guard let latest = FileStamp(of: folder) else { return false }
        return latest.isSameFile(as: stamp)
    }

    /// Takes what has happened.
    ///
    /// - Returns: whether any of it was about the file.
    func takeEvents() -> Bool {
        let headerSize = MemoryLayout<inotify_event>.size
        var isTouched = false
        while true {
            var bytes = [UInt8](repeating: 0, count: 8192)
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return isTouched }
            bytes.withUnsafeBytes { bytes in
                var offset = 0
                while offset + headerSize <= count {
                    let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                    let name = bytes[(offset + headerSize)..<(offset + headerSize + length)].prefix { $0 != 0 }
                    // Without a name it is about the folder itself.
                    if name.isEmpty || names.contains(String(decoding: name, as: UTF8.self)) { isTouched = true }
                    offset += headerSize + length
                }
            }
        }
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        let (folder, name) = DiskFolder.split(path)
        return (folder.path.isEmpty ? "." : folder.path, name)
    }
}
