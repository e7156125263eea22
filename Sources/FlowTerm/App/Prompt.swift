/// A line in the place of the status line into which a person types what to look for or what to do.
struct Prompt: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case search, command

        var sign: String { self == .search ? "/" : ":" }
    }

    /// What a key in a prompt leads to.
    enum Outcome: Hashable, Sendable {
        /// The prompt has no use for the key.
        case passed
        /// Nothing but the cursor has changed.
        case moved
        case edited
        case submitted
        case cancelled
        case completionWanted
    }

    let kind: Kind
    private(set) var line = LineEditor()
    private(set) var history: PromptHistory
    /// What Tab goes through; empty once anything else was typed.
    private var candidates: [String] = []
    private var candidate = 0

    init(_ kind: Kind, history: PromptHistory) {
        self.kind = kind
        self.history = history
    }

    var text: String { line.text }

    /// Where Tab is among what it goes through: "2 of 5".
    var completionNote: String? {
        candidates.count > 1 ? "\(candidate + 1) of \(candidates.count)" : nil
    }

    mutating func apply(_ key: Key) -> Outcome {
        if case .character(let character) = key.code, key.modifiers.isEmpty { return insert(String(character)) }
        switch PromptKeys.action(for: key) {
        case .submit: return .submitted
        case .cancel: return .cancelled
        case .complete: return .completionWanted
        case .older: return show(history.older(than: text))
        case .newer: return show(history.newer())
        case .edit(.deleteBackward) where line.isEmpty: return .cancelled
        case .edit(let edit): return change { $0.apply(edit) }
        case nil: return .passed
        }
    }

    mutating func insert(_ text: String) -> Outcome {
        change { $0.insert(text) }
    }

    /// Goes on to the next candidate, in the place of the whole text.
    ///
    mutating func completeNext() {
        guard !candidates.isEmpty else { return }
        candidate = (candidate + 1) % candidates.count
        line = LineEditor(candidates[candidate])
    }

    /// Begins with the first of some texts that begin with what was typed. The only one is done with at once: the next
    /// Tab completes what comes after it.
    mutating func complete(with candidates: [String]) {
        guard let first = candidates.first else { return }
        self.candidates = candidates.count > 1 ? candidates : []
        candidate = 0
        line = LineEditor(first)
    }

    var isCompleting: Bool { !candidates.isEmpty }

    private mutating func change(_ change: (inout LineEditor) -> Void) -> Outcome {
        let before = line.characters
        candidates = []
        change(&line)
        return line.characters == before ? .moved : .edited
    }

    private mutating func show(_ text: String?) -> Outcome {
        guard let text else { return .moved }
        return change { $0 = LineEditor(text) }
    }
}
