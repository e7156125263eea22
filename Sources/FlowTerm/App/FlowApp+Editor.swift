import FlowCore

/// Lends the terminal to an editor, at the widget a person is at, or where the file has become no page.
extension FlowApp {
    func editSource() {
        guard let file = store.loader.file else {
            state.hint = "there is no file to edit: this page came from elsewhere"
            return
        }
        guard let command = editor?.command(for: file, at: placeAtHand) else {
            state.hint = "VISUAL and EDITOR name no editor"
            return
        }
        let status = terminal.run(command)
        switch status {
        case 0: break
        case nil, 127: state.hint = "the editor could not be started"
        case let status?: state.hint = "the editor ended with status \(status)"
        }
        Task {
            let isNew = await store.catchUp()
            if status == 0, store.lag == nil { state.news = isNew ? "read again" : "nothing has changed" }
            drawSoon()
        }
    }

    /// Where the file stops being a page, if it does; else where what a person is at stands in it, and nil for what came
    /// with a later answer.
    private var placeAtHand: SourceLocation? {
        if case .failed(let failure) = store.phase { return failure.location }
        if let place = store.lag?.location { return place }
        let problem = state.console.isOpen ? state.console.problemAtHand : problemAtHand
        if let problem { return problem.document === store.page?.node.document ? problem.finding.location : nil }
        guard let node = state.subject().flatMap(node), node.document === store.page?.node.document else { return nil }
        return node.location
    }
}
