import FlowCore
import FlowTerm

/// Opens the page that a deep link names, where the link's last path part is a page of the list a person came from.
///
/// `app://shop/checkout` leads to `checkout.json`. Any other link stays the host's business.
@MainActor
struct DeepLinkHandler: ActionHandler {
    nonisolated static let actionType = "deeplink"

    let index: IndexPage
    let open: @MainActor (any PageLoader) -> Void

    var name: String { Self.actionType }

    func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool {
        guard action.type == Self.actionType,
            let url = try? action.value.node["url"]?.string(),
            let name = Self.pageName(in: url),
            let loader = index.loader(for: "\(name).json")
        else { return false }
        open(loader)
        return true
    }

    /// The last part of the path, without query, fragment and slashes at the end; nil where the URL has no part.
    nonisolated static func pageName(in url: String) -> String? {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: "/")
        // A scheme alone ends in a colon and names nothing.
        return parts.last.flatMap { $0.hasSuffix(":") ? nil : String($0) }
    }
}
