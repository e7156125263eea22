/// One line of text that is being typed, and where the cursor stands in it.
///
/// The text is what cells can show: a paste with line breaks or escape sequences is harmless text once it is in.
struct LineEditor: Hashable, Sendable {
    private(set) var characters: [Character] = []
    /// The character in front of which the next one goes; the count of characters at the end.
    private(set) var cursor = 0

    /// In Characters: more than anybody types, and drawn in a moment after a paste of megabytes.
    static let longest = 1_000

    init(_ text: String = "") {
        insert(text)
    }

    var text: String { String(characters) }
    var isEmpty: Bool { characters.isEmpty }
    /// What stands in front of the cursor.
    var head: String { String(characters[..<cursor]) }

    mutating func insert(_ text: String) {
        let tail = characters[cursor...]
        // Together with what is there already: a mark that is typed by itself belongs to the character before it.
        let head = CellText(singleLine: self.head + text.prefix(Self.longest)).text
        let room = max(0, Self.longest - tail.count)
        characters = Array(head.prefix(room))
        cursor = characters.count
        characters += tail
    }

    mutating func apply(_ edit: LineEdit) {
        switch edit {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .wordLeft: cursor = startOfWord
        case .wordRight: cursor = endOfWord
        case .start: cursor = 0
        case .end: cursor = characters.count
        case .deleteBackward: if cursor > 0 { remove(cursor - 1..<cursor) }
        case .deleteForward: if cursor < characters.count { remove(cursor..<cursor + 1) }
        case .deleteWord: remove(startOfWord..<cursor)
        case .deleteToStart: remove(0..<cursor)
        case .deleteToEnd: remove(cursor..<characters.count)
        }
    }

    private mutating func remove(_ range: Range<Int>) {
        characters.removeSubrange(range)
        cursor = range.lowerBound
    }

    private var startOfWord: Int {
        let behind = characters[..<cursor].lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
        return characters[..<behind].lastIndex(of: " ").map { $0 + 1 } ?? 0
    }

    private var endOfWord: Int {
        guard let start = characters[cursor...].firstIndex(where: { $0 != " " }) else { return characters.count }
        return characters[start...].firstIndex(of: " ") ?? characters.count
    }
}
