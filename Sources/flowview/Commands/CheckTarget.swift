import FlowCore

/// One thing to check; of a folder every file is one.
enum CheckTarget: Hashable, Sendable {
    /// One of a folder's is checked in the company of the others.
    case file(String, isListed: Bool)
    case standardInput
    case web(NamedAddress)
    /// What was named and cannot be looked at.
    case missing(String, LoadError)

    /// What there is to check of a source as named on the command line.
    ///
    /// - Parameter follows: whether later pages are checked with the page they follow, and not by themselves.
    static func all(of argument: String, follows: Bool = false) -> [CheckTarget] {
        do throws(LoadError) {
            switch try Source(argument) {
            case .file(let path):
                return [.file(path, isListed: false)]
            case .folder(let path):
                let folder = DiskFolder(path: path)
                let names = try FolderListing.names(in: path).filter { !follows || !PageSequence.isFollower($0) }
                return names.map { .file(folder.displayName(of: $0), isListed: true) }
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
