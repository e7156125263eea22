import Foundation
import Glibc

/// What requests could leave in this process, as `/proc` shows it.
enum LeftBehind {
    /// Request threads have no name to find them by, but nobody else blocks broken pipes.
    static var threads: Int {
        entries("/proc/self/task").count { thread in
            guard let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/status", encoding: .utf8),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigBlk:\t") }),
                let blocked = UInt64(line.dropFirst("SigBlk:\t".count), radix: 16)
            else { return false }
            return blocked & (1 << UInt64(SIGPIPE - 1)) != 0
        }
    }

    static var sockets: Int {
        entries("/proc/self/fd").count { descriptor in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
            return target?.hasPrefix("socket:") == true
        }
    }

    private static func entries(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
