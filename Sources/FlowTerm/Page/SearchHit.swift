import FlowCore

/// What a search has found: a widget, or the nav bar, which shows texts without being one.
@MainActor
enum SearchHit {
    case nav
    case widget(WidgetPlace)

    var region: SurfaceRegion {
        switch self {
        case .nav: .nav
        case .widget(let place): place.region
        }
    }

    /// The scope of the controls in it.
    var scope: String {
        switch self {
        case .nav: NavBarView.scope
        case .widget(let place): place.scope
        }
    }
}
