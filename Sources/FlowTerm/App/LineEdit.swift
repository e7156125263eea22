/// What a key does to a line that is being typed.
enum LineEdit: Hashable, Sendable {
    case left, right, wordLeft, wordRight, start, end
    case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
}
