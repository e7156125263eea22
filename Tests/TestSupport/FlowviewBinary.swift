import Foundation

/// Where the program under test was built.
public enum FlowviewBinary {
    /// `FLOWVIEW_BIN` of the environment, else the binary beside the running test bundle.
    public static var path: String {
        if let named = ProcessInfo.processInfo.environment["FLOWVIEW_BIN"], !named.isEmpty {
            return named
        }
        return besideTests("flowview")
    }

    /// A small host of a terminal that crashes, lends and listens as it is told.
    public static var probePath: String { besideTests("TerminalProbe") }

    private static func besideTests(_ name: String) -> String {
        URL(fileURLWithPath: "/proc/self/exe")
            .resolvingSymlinksInPath()
            .deletingLastPathComponent()
            .appendingPathComponent(name)
            .path
    }
}

/// The sources of this package, for tests that read what is checked in.
public enum PackageRoot {
    public static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    public static func path(_ relative: String) -> String {
        url.appendingPathComponent(relative).path
    }
}
