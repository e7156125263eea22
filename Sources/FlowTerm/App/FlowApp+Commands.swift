import FlowCore

/// Carries out what was typed behind the colon.
extension FlowApp {
    func carryOut(_ input: String) {
        guard input.contains(where: { $0 != " " }) else { return }
        do throws(PromptError) {
            try carryOut(try PromptCommand(input))
        } catch {
            state.hint = error.message
        }
    }

    private func carryOut(_ command: PromptCommand) throws(PromptError) {
        switch command {
        case .line(let line, let column): goTo(try finder().place(atLine: line, column: column))
        case .place(let name): goTo(try place(named: name))
        case .path(let path): goTo(try finder().place(atPath: path))
        case .id(let id): goTo(try finder().place(withID: id))
        case .open(let name): try open(name)
        case .set(let setting): set(setting)
        case .run(let action):
            if let effect = state.apply(action) { exitReason = perform(effect, for: Key(.enter)) }
        }
    }

    /// Whatever was copied from here or from a report leads back.
    private func place(named name: String) throws(PromptError) -> WidgetPlace {
        let finder = try finder()
        if let place = try? finder.place(withID: name) { return place }
        if let place = try? finder.place(atPath: PromptCommand.plainPath(name)) { return place }
        throw .unknown(name, ids: completion.ids)
    }

    private func open(_ name: String) throws(PromptError) {
        guard let opener else { throw .notOpened("nothing else can be opened here") }
        switch opener(name) {
        case .success(let loader): open(loader)
        case .failure(let failure): throw .notOpened(failure.description)
        }
    }

    private func set(_ setting: PromptCommand.Setting) {
        switch setting {
        case .width(let width):
            state.pageWidth = width
            pageChanged()
        case .appearance(let appearance?): use(appearance)
        case .appearance(nil): useTerminalBackground()
        case .mouse(let isOn): reportMouse(isOn)
        case .policy(let policy):
            self.policy = policy
            pageChanged()
        }
    }

    /// What Tab has to choose from.
    var completion: CommandCompletion {
        let ids = state.scene?.content.roots.flatMap { WidgetTree.entries(of: $0.widget).map(\.widget.id) } ?? []
        return CommandCompletion(ids: ids, document: store.page?.node.document)
    }

    private func finder() throws(PromptError) -> PlaceFinder {
        guard let content = state.scene?.content, let page = store.page else { throw .noPage }
        return PlaceFinder(content: content, document: page.node.document)
    }
}
