import FlowCore

/// What comes over the page: toasts, one at a time, and sheets.
extension FlowApp {
    /// A message that comes again right after itself is shown for as long as the later one asks, not once more.
    func show(_ toast: Toast) {
        if toasts.last?.message == toast.message { toasts.removeLast() }
        toasts.append(toast)
        let isShown = toasts.count == 1 && state.toast?.message == toast.message
        if isShown { toastTimer?.cancel() }
        if isShown || state.toast == nil {
            showNextToast()
        } else if toasts.count == 1, let shown = state.toast {
            // Presses would seem lost while an older answer stays.
            keep(shown, seconds: min(shown.seconds, Self.hurry))
        }
    }

    /// Seconds that a toast is shown at most, or on, once the next one waits.
    private static let hurry = 1.0

    private func showNextToast() {
        guard !toasts.isEmpty else {
            state.toast = nil
            return drawSoon()
        }
        let next = toasts.removeFirst()
        keep(next, seconds: toasts.isEmpty ? next.seconds : min(next.seconds, Self.hurry))
    }

    private func keep(_ toast: Toast, seconds: Double) {
        toastTimer?.cancel()
        state.toast = Toast(message: toast.message, seconds: seconds)
        drawSoon()
        toastTimer = Task {
            await clock.sleep(for: .seconds(seconds))
            guard !Task.isCancelled else { return }
            showNextToast()
        }
    }

    func present(_ sheet: SheetModel) {
        let content = content(of: sheet)
        let sheetState = WidgetStateStore()
        sheetState.onChange = { [weak self] in self?.stateChanged() }
        let scene = scene(content, state: sheetState)
        state.sheets.append(SheetPresentation(model: sheet, scene: scene, state: sheetState))
        drawSoon()
    }

    /// Another width may mean another number of columns.
    func layOutSheetsAnew() {
        for index in state.sheets.indices {
            state.sheets[index].scene.replace(content: content(of: state.sheets[index].model))
        }
    }

    private func content(of sheet: SheetModel) -> SurfaceContent {
        let width = max(0, state.body.size.width - SurfaceLayout.gutters)
        return SurfaceContent(sheet: sheet, policy: policy, width: width)
    }

    /// - Returns: false when there is no sheet to dismiss.
    func dismissSheet() -> Bool {
        guard !state.sheets.isEmpty else { return false }
        state.sheets.removeLast()
        drawSoon()
        return true
    }
}
