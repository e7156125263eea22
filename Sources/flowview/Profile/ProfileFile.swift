import FlowCore

/// Finds the profile that goes with a source.
enum ProfileFile {
    /// - Parameters:
    ///   - source: nil for the gallery. Only files and folders have something beside them.
    ///   - named: the file that the person named, which must be there.
    static func profile(for source: Source?, named: String?) throws(ProfileError) -> Profile {
        if let named { return try read(named) }
        let folder: DiskFolder
        switch source {
        case .file(let path): folder = DiskFolder.split(path).folder
        case .folder(let path): folder = DiskFolder(path: path)
        case .standardInput, .web, nil: return Profile()
        }
        let path = folder.displayName(of: Profile.fileName)
        return FileKind(of: path) == .file ? try read(path) : Profile()
    }

    private static func read(_ path: String) throws(ProfileError) -> Profile {
        let bytes: [UInt8]
        do throws(LoadError) {
            bytes = try FileReader.bytes(of: path)
        } catch {
            throw ProfileError(error.why, in: path)
        }
        return try ProfileReader(name: path).profile(from: bytes)
    }
}
