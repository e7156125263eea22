/// One line on the error stream that says how far a command is, and is gone when there is something else to read.
struct ProgressLine {
    private let console: Console
    private let isWanted: Bool
    private var shownWidth = 0

    /// Nothing is ever shown where the error stream is no terminal, or somebody listens to it.
    init(on console: Console) {
        self.console = console
        isWanted = console.errorWidth != nil && !console.isPlain
    }

    mutating func show(_ text: String) {
        guard isWanted, let width = console.errorWidth else { return }
        let text = String(text.prefix(width - 1))
        let padding = String(repeating: " ", count: max(0, shownWidth - text.count))
        console.overwriteErrorLine(text + padding)
        shownWidth = text.count
    }

    mutating func clear() {
        guard shownWidth > 0 else { return }
        console.overwriteErrorLine(String(repeating: " ", count: shownWidth))
        console.overwriteErrorLine("")
        shownWidth = 0
    }
}
