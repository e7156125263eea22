import FlowCore

/// Knows how to have a file edited.
public protocol SourceEditor: Sendable {
    /// The program to lend the terminal to, with its arguments; nil where the person has named no editor.
    ///
    /// - Parameter location: where the cursor should stand; nil for the beginning.
    func command(for file: String, at location: SourceLocation?) -> [String]?
}
