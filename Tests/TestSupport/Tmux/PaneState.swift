/// What tmux knows about the terminal it plays and the program in it.
public struct PaneState: Sendable, Hashable {
    public let isAlternateScreen: Bool
    public let isCursorVisible: Bool
    public let isMouseCaptured: Bool
    /// The pane's first process, also the number of its session.
    public let process: Int32
    /// The exit status once the program has ended; 128 and the number for a signal.
    public let exitStatus: Int32?

    static let format = [
        "alternate_on", "cursor_flag", "mouse_any_flag", "pane_pid", "pane_dead", "pane_dead_status",
        "pane_dead_signal",
    ].map { "#{\($0)}" }.joined(separator: ",")

    init?(_ line: String) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 7, let process = Int32(fields[3]) else { return nil }
        isAlternateScreen = fields[0] == "1"
        isCursorVisible = fields[1] == "1"
        isMouseCaptured = fields[2] == "1"
        self.process = process
        let signal = Int32(fields[6].trimmingCharacters(in: .whitespacesAndNewlines)).map { 128 + $0 }
        exitStatus = fields[4] == "1" ? Int32(fields[5]) ?? signal : nil
    }
}
