import FlowCore

/// The source beside the page, and what is copied from it.
extension FlowApp {
    func showSource(_ isShown: Bool) {
        state.console.isOpen = false
        guard state.source.isOpen != isShown else { return }
        state.source.isOpen = isShown
        if isShown, state.split.source.isEmpty {
            state.source.isOpen = false
            state.hint = "no room for the source in a window this small"
            return
        }
        // The page has another width now, and a grid another number of columns.
        pageChanged()
    }

    /// Follows the focus.
    func refreshSource() {
        guard state.source.isOpen, !state.console.isOpen else { return }
        let size = state.split.source.size
        let subject = state.subject()
        state.source.show(subject.flatMap(node), title: subject.map(title) ?? "nothing to show", in: size)
    }

    private func title(of subject: SourceSubject) -> String {
        let separator = environment.glyphs.separator.text
        return switch subject {
        case .widget(let entry): "\(entry.widget.type) \(separator) \(entry.widget.id)"
        case .place(let path, _): path
        }
    }

    /// Where a subject stands in the responses of the page; nil for what has no text of its own.
    func node(of subject: SourceSubject) -> JSONNode? {
        switch subject {
        case .widget(let entry): entry.widget.node
        case .place(let path, let offset):
            store.responses.lazy.compactMap { $0.document.node(at: path) }
                .first { $0.byteRange.contains(offset) || $0.keyLocation?.offset == offset }
        }
    }

    func copy(_ part: CopiedPart) {
        guard let subject = state.subject(), let node = node(of: subject) else {
            state.hint = "nothing to copy here"
            return
        }
        var id: String?
        if case .widget(let entry) = subject { id = entry.widget.id }
        guard let text = part.text(of: node, id: id) else {
            state.hint = "this has no id"
            return
        }
        copies.append(text)
        guard text.utf8.count <= CopiedPart.largest else {
            let size = text.utf8.count / 1_000
            state.hint = "\(size) KB is too large to copy, 100 KB at most; P prints it after you leave"
            return
        }
        terminal.copy(text)
        let what = part == .value ? "the value, \(text.utf8.count) bytes" : text
        let condition = terminal.traits.clipboardCondition
        state.hint = condition.map { "copied if \($0), P prints it: \(what)" } ?? "copied \(what)"
    }

    func togglePrinting() {
        printsCopies.toggle()
        state.hint = printsCopies ? "what you copy is printed after you leave" : "nothing is printed after you leave"
    }

    /// What the person asked to be printed once the terminal is theirs again.
    public var parting: [String] { printsCopies ? copies : [] }
}
