import FlowCore

/// One thing to check; of a folder every file is one.
enum CheckTarget: Hashable, Sendable {
    case file(String)
    case standardInput
    case web(NamedAddress)
    /// What was named and cannot be looked at.
    case missing(String, LoadError)

    /// What there is to check of a source as named on the command line.
    static func all(of argument: String) -> [CheckTarget] {
        do throws(LoadError) {
            switch try Source(argument) {
            case .file(let path):
                return [.file(path)]
            case .folder(let path):
                let folder = DiskFolder(path: path)
                return try FolderListing.names(in: path).map { .file(folder.displayName(of: $0)) }
            case .standardInput:
                return [.standardInput]
            case .web(let source):
                return [.web(source)]
            }
        } catch {
            return [.missing(NamedAddress.shown(argument), error)]
        }
    }
}
