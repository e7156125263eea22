/// The row after the last section, where more can be loaded.
struct MoreRow: View {
    enum State: Hashable, Sendable {
        case ready, loading
        case failed(PageFailure)
        case repeated
    }

    let state: State
    let load: @MainActor () -> Void

    var body: some View {
        HStack {
            Spacer()
            Text(label).lineLimit(2).dim()
            Spacer()
        }
        .control(state == .loading ? [:] : [.activate: load])
    }

    private var label: String {
        switch state {
        case .ready: "more below"
        case .loading: "loading more"
        case .failed(let failure): "\(failure); Enter tries again"
        case .repeated: "the backend repeats itself; Enter loads on"
        }
    }
}
