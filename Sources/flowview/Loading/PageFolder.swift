import FlowCore

/// Somewhere that keeps pages side by side under file names: a folder, or the samples inside the program.
protocol PageFolder: Sendable {
    /// The bytes of a file below the folder.
    ///
    /// - Parameter name: a plain name or a path downwards, such as `feed.json` or `actions/bag.json`.
    func bytes(of name: String) throws(LoadError) -> [UInt8]

    /// What messages call that file.
    func displayName(of name: String) -> String
}
