import Foundation

/// The processes of this machine, as `/proc` shows them.
public enum ProcessTable {
    /// The living processes of one session: a terminal's first process and everything it started there.
    ///
    /// Zombies do not count: they are gone, only their parent has not looked yet.
    public static func processes(inSession session: Int32) -> [Int32] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { Int32($0) }.filter { process in
            guard let stat = Stat(process: process) else { return false }
            return stat.session == session && stat.state != "Z"
        }
    }

    /// Whether a process is there and no zombie.
    public static func isAlive(_ process: Int32) -> Bool {
        guard let stat = Stat(process: process) else { return false }
        return stat.state != "Z"
    }

    /// The processor time a living process has taken, in steps of a hundredth of a second; nil when it is gone.
    public static func processorTime(of process: Int32) -> Duration? {
        Stat(process: process).map { .milliseconds($0.ticks * 1000 / sysconf(Int32(_SC_CLK_TCK))) }
    }

    private struct Stat {
        let state: Substring
        let session: Int32
        let ticks: Int

        /// Reads `/proc/N/stat`: the number, the name in parentheses, then fields divided by spaces.
        init?(process: Int32) {
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let name = text.lastIndex(of: ")")
            else { return nil }
            let fields = text[text.index(after: name)...].split(separator: " ")
            guard fields.count > 13, let session = Int32(fields[3]), let user = Int(fields[11]),
                let system = Int(fields[12])
            else { return nil }
            self.state = fields[0]
            self.session = session
            ticks = user + system
        }
    }
}
