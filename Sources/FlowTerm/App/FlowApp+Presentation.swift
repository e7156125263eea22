import FlowCore

/// What comes over the page: toasts, one at a time, and sheets.
extension FlowApp {
    func show(_ toast: Toast) {
        toasts.append(toast)
        if state.toast == nil { showNextToast() }
    }

    private func showNextToast() {
        state.toast = toasts.isEmpty ? nil : toasts.removeFirst()
        drawSoon()
        guard let toast = state.toast else { return }
        toastTimer = Task {
            await clock.sleep(for: .seconds(toast.seconds))
            guard !Task.isCancelled else { return }
            showNextToast()
        }
    }

    func present(_ sheet: SheetModel) {
        let width = max(0, state.body.size.width - SurfaceLayout.gutters)
        let content = SurfaceContent(sheet: sheet, policy: policy, width: width)
        let sheetState = WidgetStateStore()
        sheetState.onChange = { [weak self] in self?.stateChanged() }
        let scene = scene(content, state: sheetState)
        state.sheets.append(SheetPresentation(config: sheet.config, scene: scene, state: sheetState))
        drawSoon()
    }

    /// - Returns: false when there is no sheet to dismiss.
    func dismissSheet() -> Bool {
        guard !state.sheets.isEmpty else { return false }
        state.sheets.removeLast()
        drawSoon()
        return true
    }
}
