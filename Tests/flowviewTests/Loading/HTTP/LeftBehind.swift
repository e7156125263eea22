import Foundation
import Glibc
import TestSupport

/// What requests could leave in this process, as `/proc` shows it.
enum LeftBehind {
    /// Whether a number comes down to nothing within a minute.
    static func isGone(_ number: () -> Int) async throws -> Bool {
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .seconds(60) {
            if number() == 0 { return true }
            try await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

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

    /// Connections to a server that nobody has closed on this side.
    static func sockets(to server: SampleServer) -> Int {
        let port = server.address.split(separator: ":").last.flatMap { Int($0) } ?? 0
        let connections = (try? String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8)) ?? ""
        return connections.split(separator: "\n").count { line in
            let fields = line.split(separator: " ")
            guard fields.count > 3, let peer = fields[2].split(separator: ":").last else { return false }
            // Open, or closed by the server only.
            return Int(peer, radix: 16) == port && ["01", "08"].contains(fields[3])
        }
    }

    private static func entries(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
