import FlowCore
import FlowTerm

/// Opens the pages that deep links lead to by the profile's rules, of which the first that fits decides.
@MainActor
struct DeepLinkRules: ActionHandler {
    let rules: [DeepLinkRule]
    let neighbourhood: any PageNeighbourhood
    let open: @MainActor (any PageLoader) -> Void

    var name: String { "\(DeepLinkHandler.actionType) of the profile" }

    func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool {
        guard action.type == DeepLinkHandler.actionType,
            let link = try? action.value.node["url"]?.string(),
            let page = rules.lazy.compactMap({ $0.page(of: link) }).first,
            page.isInside,
            let loader = neighbourhood.loader(for: page)
        else { return false }
        open(loader)
        return true
    }
}
