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
        VStack(alignment: .leading) {
            HStack {
                Spacer()
                Text(label).dim()
                Spacer()
            }
            below
        }
        .control(state == .loading ? [:] : [.activate: load])
    }

    private var label: String {
        switch state {
        case .ready: "more below"
        case .loading: "loading more"
        case .failed: "more could not be loaded; Enter tries again"
        case .repeated: "the backend repeats itself; Enter loads on"
        }
    }

    @ViewBuilder
    private var below: some View {
        switch state {
        case .ready, .repeated: EmptyView()
        case .loading: GenericSkeleton()
        case .failed(let failure): Text("\(failure)").lineLimit(3).dim()
        }
    }
}
