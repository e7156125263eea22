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

    private struct Stat {
        let state: Substring
        let session: Int32

        /// Reads `/proc/N/stat`: the number, the name in parentheses, then fields divided by spaces.
        init?(process: Int32) {
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let name = text.lastIndex(of: ")")
            else { return nil }
            let fields = text[text.index(after: name)...].split(separator: " ")
            guard fields.count > 3, let session = Int32(fields[3]) else { return nil }
            self.state = fields[0]
            self.session = session
        }
    }
}
