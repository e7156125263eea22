/// What was typed into a prompt before, and the one of them that is looked at.
struct PromptHistory: Hashable, Sendable {
    private var entries: [String] = []
    /// The entry on show; nil while the person's own line is.
    private var position: Int?
    /// The person's own line, while an entry is on show in its place.
    private var draft = ""

    private static let limit = 200

    var latest: String? { entries.last }

    /// Keeps what was done, the newest last, each once.
    mutating func remember(_ text: String) {
        leave()
        guard !text.isEmpty else { return }
        entries.removeAll { $0 == text }
        entries.append(text)
        if entries.count > Self.limit { entries.removeFirst() }
    }

    /// Back to the person's own line, for the next time.
    mutating func leave() {
        position = nil
        draft = ""
    }

    /// - Returns: the text to show instead of `text`; nil at the end.
    mutating func older(than text: String) -> String? {
        let next = (position ?? entries.count) - 1
        guard entries.indices.contains(next) else { return nil }
        if position == nil { draft = text }
        position = next
        return entries[next]
    }

    mutating func newer() -> String? {
        guard let position else { return nil }
        let next = position + 1
        self.position = entries.indices.contains(next) ? next : nil
        return self.position.map { entries[$0] } ?? draft
    }
}
