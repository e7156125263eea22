import Foundation

/// An empty folder that is gone, with all that was put into it, when the last reference to it is.
public final class TemporaryFolder: Sendable {
    public let url: URL

    public var path: String { url.path }

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("flowview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file, making the folders on the way, and returns its full path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Makes a symbolic link inside the folder.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(name).path,
            withDestinationPath: target
        )
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
