import Foundation

/// What tmux knows about the terminal it plays.
public struct PaneState: Sendable, Hashable {
    public let isAlternateScreen: Bool
    public let isCursorVisible: Bool
    public let isMouseCaptured: Bool
    /// The pane's first process, also the number of its session.
    public let process: Int32

    static let format = "#{alternate_on},#{cursor_flag},#{mouse_any_flag},#{pane_pid}"

    init?(_ line: String) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 4, let process = Int32(fields[3]) else { return nil }
        isAlternateScreen = fields[0] == "1"
        isCursorVisible = fields[1] == "1"
        isMouseCaptured = fields[2] == "1"
        self.process = process
    }
}
