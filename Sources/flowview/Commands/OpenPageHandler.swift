import FlowCore
import FlowTerm

/// Opens a page of the list a person came from, and nothing else: the name must be on that list.
@MainActor
struct OpenPageHandler: ActionHandler {
    nonisolated static let actionType = "open_page"

    var name: String { Self.actionType }

    let index: IndexPage
    let open: @MainActor (any PageLoader) -> Void

    func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool {
        guard action.type == Self.actionType,
            let name = try? action.value.node["page"]?.string(),
            let loader = index.loader(for: name)
        else { return false }
        open(loader)
        return true
    }
}
