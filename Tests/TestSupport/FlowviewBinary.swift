import Foundation

/// Where the program under test was built.
public enum FlowviewBinary {
    /// `FLOWVIEW_BIN` of the environment, else the binary beside the running test bundle.
    public static var path: String { named ?? besideTests("flowview") }

    /// How many times longer it may take than the program that people get: the one beside the tests is not optimised.
    public static var slowness: Int { named == nil ? 12 : 1 }

    private static var named: String? {
        ProcessInfo.processInfo.environment["FLOWVIEW_BIN"].flatMap { $0.isEmpty ? nil : $0 }
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
