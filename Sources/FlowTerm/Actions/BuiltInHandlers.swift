import FlowCore

/// Takes care of one built-in action type.
@MainActor
struct BuiltInHandler: ActionHandler {
    let action: BuiltInAction
    let run: @MainActor (ActionModel) -> Void

    func handle(_ action: ActionModel, from origin: ActionOrigin) -> Bool {
        guard action.type == self.action.rawValue else { return false }
        run(action)
        return true
    }
}

extension FlowApp {
    /// Registered first, and so asked last: a host's own handler for the same type goes before.
    func addBuiltInHandlers() {
        dispatcher.add(BuiltInHandler(action: .toast) { [weak self] in self?.showToast(of: $0) })
        dispatcher.add(BuiltInHandler(action: .dismiss) { [weak self] _ in self?.dismiss() })
        dispatcher.add(BuiltInHandler(action: .refreshPage) { [weak self] _ in self?.store.refresh() })
        dispatcher.add(BuiltInHandler(action: .openBottomSheet) { [weak self] in self?.openSheet(of: $0) })
        dispatcher.add(BuiltInHandler(action: .api) { [weak self] in self?.send($0) })
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

    private func send(_ action: ActionModel) {
        Task {
            switch await store.answer(to: action) {
            case .failure(let failure):
                show(Toast(message: failure.description, seconds: 5))
            case .success(let answer):
                let outcomes = store.apply(Array(answer.value.mutations), diagnostics: answer.diagnostics)
                if let toast = answer.value.toast { show(Toast(toast)) }
                for outcome in outcomes where outcome != .applied {
                    show(Toast(message: outcome.description, seconds: 5))
                }
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
