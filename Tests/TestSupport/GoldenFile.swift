import Foundation

/// A text file beside the tests that holds what something looked like when it was last found right.
public struct GoldenFile {
    private let url: URL

    /// - Parameter testFile: the path of the test, `#filePath`; the files lie in `Frames/` beside it.
    public init(_ name: String, besides testFile: String) {
        url = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Frames/\(name).txt")
    }

    /// A file of the package that is written by a program and read by people.
    public init(inPackage path: String) {
        url = PackageRoot.url.appending(path: path)
    }

    /// Whether this run writes the files instead of comparing; such a run always fails.
    public static var isRecording: Bool {
        ProcessInfo.processInfo.environment["FLOWVIEW_RECORD"] == "1"
    }

    public func record(_ text: String) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: url)
    }

    /// The first line that differs, as a sentence; nil where all is as recorded.
    public func difference(from text: String) -> String? {
        guard let data = try? Data(contentsOf: url) else {
            return "\(url.lastPathComponent) does not exist; `make record` writes it"
        }
        let recorded = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let found = (text + "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, pair) in zip(recorded, found).enumerated() where pair.0 != pair.1 {
            return "\(url.lastPathComponent):\(index + 1): recorded\n  \(pair.0)\nfound\n  \(pair.1)"
        }
        guard recorded.count != found.count else { return nil }
        return "\(url.lastPathComponent): recorded \(recorded.count) lines, found \(found.count)"
    }
}
