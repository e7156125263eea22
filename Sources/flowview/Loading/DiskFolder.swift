import FlowCore
import Glibc

/// A folder on disk.
struct DiskFolder: PageFolder {
    /// Empty for the current folder.
    let path: String

    /// Where a file is: the folder that keeps it, and its name there.
    static func split(_ file: String) -> (folder: DiskFolder, name: String) {
        guard let slash = file.lastIndex(of: "/") else { return (DiskFolder(path: ""), file) }
        return (DiskFolder(path: String(file[...slash])), String(file[file.index(after: slash)...]))
    }

    func bytes(of name: String, progress: (LoadProgress) -> Void) throws(LoadError) -> [UInt8] {
        let file = displayName(of: name)
        // A symbolic link inside the folder may point anywhere; what a payload names must stay below.
        if name.contains("/"), let real = resolved(file), let root = resolved(path.isEmpty ? "." : path) {
            guard real.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
                throw LoadError(what: "cannot read", where: file, why: "it lies outside the page's folder")
            }
        }
        return try FileReader.bytes(of: file, progress: progress)
    }

    func displayName(of name: String) -> String {
        path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    }

    func path(of name: String) -> String? { displayName(of: name) }

    func changes(of name: String) -> AsyncStream<Void>? {
        FileWatch.changes(of: displayName(of: name))
    }

    private func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
