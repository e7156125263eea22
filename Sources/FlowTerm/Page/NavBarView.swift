import FlowCore

/// The bar at the top of a page: back button, title over subtitle, buttons on the right.
struct NavBarView: View {
    let nav: NavModel
    let page: WidgetContext

    var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            if let color = theme.color(nav.backgroundColor) {
                bar
                    .transformEnvironment { $0.style.foreground = theme.foreground(nil, on: color) }
                    .background(color.cellColor)
            } else {
                bar
            }
        }
        .controlScope(Self.scope)
    }

    /// Names its controls; no widget stands in its region.
    static let scope = "nav"

    /// The left button of a bar leads back where it says nothing else.
    private static let goBack = ActionModel(type: BuiltInAction.dismiss.rawValue)

    /// Buttons bring a blank of their own at the edges of the screen; the subtitle runs on below those on the right.
    private var bar: some View {
        HStack(alignment: .top) {
            if let button = nav.leftButton {
                FlowButton(button.inNavBar, action: page.handler(for: button.action ?? Self.goBack))
            }
            VStack(alignment: .leading) {
                HStack(alignment: .top) {
                    VStack(alignment: .leading) {
                        if let title = nav.title {
                            FlowText(title).bold().lineLimit(1)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    ForEach(Array(nav.rightButtons.enumerated()), id: \.offset) { _, button in
                        FlowButton(button.inNavBar, action: page.handler(for: button.action))
                    }
                }
                .padding(.trailing, nav.rightButtons.isEmpty ? 8 : 0)
                if let subtitle = nav.subtitle {
                    FlowText(subtitle).dim().lineLimit(1).padding(.trailing, 8)
                }
            }
            .padding(.leading, nav.leftButton == nil ? 8 : 0)
        }
    }
}

extension ButtonModel {
    /// Buttons of the bar are plain: a filled block beside the title would outshine it.
    fileprivate var inNavBar: ButtonModel {
        var button = self
        button.style = .plain
        return button
    }
}
