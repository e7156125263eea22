import Foundation

/// An empty file that is gone when the last reference to it is.
public final class TemporaryFile: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("flowview-\(UUID().uuidString)")
        try Data().write(to: url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
