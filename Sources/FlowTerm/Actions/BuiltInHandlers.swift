import FlowCore

/// Takes care of one built-in action type.
@MainActor
struct BuiltInHandler: ActionHandler {
    let action: BuiltInAction
    let run: @MainActor (ActionModel, FlowActionRelay) async -> Void

    var name: String { action.rawValue }

    func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool {
        guard action.type == self.action.rawValue else { return false }
        await run(action, relay)
        return true
    }
}

extension FlowApp {
    /// Registered first, and so asked last: a host's own handler for the same type goes before.
    func addBuiltInHandlers() {
        dispatcher.add(BuiltInHandler(action: .toast) { [weak self] action, _ in self?.showToast(of: action) })
        dispatcher.add(BuiltInHandler(action: .dismiss) { [weak self] _, _ in self?.dismiss() })
        dispatcher.add(BuiltInHandler(action: .refreshPage) { [weak self] _, _ in self?.store.refresh() })
        dispatcher.add(
            BuiltInHandler(action: .openBottomSheet) { [weak self] action, _ in self?.openSheet(of: action) }
        )
        dispatcher.add(BuiltInHandler(action: .api) { [weak self] in await self?.send($0, relay: $1) })
    }

    private func showToast(of action: ActionModel) {
        let payload: ToastAction? = payload(of: action)
        guard let payload else { return }
        show(Toast(payload))
    }

    private func openSheet(of action: ActionModel) {
        let payload: OpenBottomSheetAction? = payload(of: action)
        guard let payload else { return }
        present(payload.sheet)
    }

    private func dismiss() {
        guard !dismissSheet(), !goBack() else { return }
        show(Toast(message: "the host would close this page", seconds: 2.5))
    }

    /// The answer belongs to the page that asked, which need not be the one on show when it comes.
    private func send(_ action: ActionModel, relay: FlowActionRelay) async {
        let store = store
        let answer = await store.answer(to: action)
        guard !Task.isCancelled else { return }
        switch answer {
        case .failure(let failure):
            show(Toast(message: failure.description, seconds: 5))
        case .success(let answer):
            relay.note(answer: String(decoding: answer.bytes, as: UTF8.self))
            let outcomes = store.apply(
                Array(answer.value.mutations),
                diagnostics: answer.diagnostics,
                from: answer.value.node.document
            )
            if let toast = answer.value.toast { show(Toast(toast)) }
            for outcome in outcomes where outcome != .applied {
                show(Toast(message: outcome.description, seconds: 5))
            }
        }
    }

    /// A payload that cannot be read is told, and the action does nothing.
    private func payload<Payload: NodeReadable>(of action: ActionModel) -> Payload? {
        let decoder = FlowDecoder.make(widgetDecoding: registry)
        do throws(ContentError) {
            return try decoder.decodePayload(Payload.self, of: action)
        } catch {
            show(Toast(message: "\(action.type): \(error)", seconds: 5))
            return nil
        }
    }
}

extension Toast {
    init(_ action: ToastAction) {
        self.init(message: action.message, seconds: action.visibleSeconds)
    }
}
