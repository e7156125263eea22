/// What the debugging keys ask of the application, which alone knows the page, the log and the clipboard.
enum DebugRequest: Hashable, Sendable {
    case openConsole
    /// To the next or the previous problem, from the last one that was visited.
    case nextProblem(forward: Bool)
    /// To a problem of the console's list, by its index.
    case visitProblem(Int)
    /// To a widget of the console's tree, by its root and the line below it.
    case visitWidget(root: Int, line: Int)
    case toggleSource
    case copy(CopiedPart)
    /// Whether what was copied is printed after the application has ended.
    case printCopies
}
