/// A place in a source text: line and column for people, the offset for programs.
///
/// `line` and `column` count from 1, columns in characters as an editor counts them; `offset` counts bytes from 0.
public struct SourceLocation: Hashable, Sendable {
    public let line: Int
    public let column: Int
    public let offset: Int

    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}
