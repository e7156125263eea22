import FlowCore

/// Somewhere that keeps pages side by side under file names: a folder, or the samples inside the program.
protocol PageFolder: Sendable {
    /// The bytes of a file below the folder.
    ///
    /// - Parameters:
    ///   - name: a plain name or a path downwards, such as `feed.json` or `actions/bag.json`.
    ///   - progress: told now and then how much has been read, where that may take a moment.
    func bytes(of name: String, progress: (LoadProgress) -> Void) throws(LoadError) -> [UInt8]

    /// What messages call that file.
    func displayName(of name: String) -> String

    /// Where that file can be edited; nil for what is no file on disk.
    func path(of name: String) -> String?

    /// Yields whenever that file may have changed; nil where it cannot.
    func changes(of name: String) -> AsyncStream<Void>?
}

extension PageFolder {
    func bytes(of name: String) throws(LoadError) -> [UInt8] { try bytes(of: name) { _ in } }

    func path(of name: String) -> String? { nil }

    func changes(of name: String) -> AsyncStream<Void>? { nil }
}
