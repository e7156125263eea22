/// A prompt takes the keys while it is open.
extension FlowApp {
    /// - Returns: false for a key that a prompt has no use for and that still means what it says: quit, suspend, redraw.
    func applyToPrompt(_ key: Key) -> Bool {
        guard let outcome = state.prompt?.apply(key) else { return false }
        switch outcome {
        case .passed:
            let command = state.bindings.command(for: key)
            return !(command == .quit || command == .suspend || command == .redraw)
        case .moved: break
        case .edited: promptWasEdited()
        case .cancelled:
            if state.closePrompt(remembering: false)?.kind == .search { cancelSearch() }
        case .submitted: submitPrompt()
        case .completionWanted:
            complete()
        }
        return true
    }

    /// Text that was pasted is text, whatever is in it; without a prompt it is nothing.
    func paste(_ text: String) {
        if state.prompt?.insert(text) == .edited { promptWasEdited() }
    }

    private func complete() {
        guard let prompt = state.prompt, prompt.kind == .command else { return }
        if prompt.isCompleting {
            state.prompt?.completeNext()
        } else {
            let candidates = completion.candidates(for: prompt.text)
            state.prompt?.complete(with: candidates)
        }
    }

    private func promptWasEdited() {
        guard let prompt = state.prompt, prompt.kind == .search else { return }
        searchAsTyped(prompt.text)
    }

    private func submitPrompt() {
        guard let prompt = state.closePrompt(remembering: true) else { return }
        switch prompt.kind {
        case .search: finishSearch(prompt.text)
        case .command: carryOut(prompt.text)
        }
    }
}
