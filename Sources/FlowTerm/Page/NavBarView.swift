import FlowCore

/// The bar at the top of a page: back button, title over subtitle, buttons on the right.
struct NavBarView: View {
    let nav: NavModel
    let page: WidgetContext

    var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            if let color = theme.color(nav.backgroundColor) {
                bar.padding(.horizontal, 8)
                    .transformEnvironment { $0.style.foreground = theme.foreground(nil, on: color) }
                    .background(color.cellColor)
            } else {
                bar.padding(.horizontal, 8)
            }
        }
        .controlScope("nav")
    }

    /// The left button of a bar leads back where it says nothing else.
    private static let goBack = ActionModel(type: BuiltInAction.dismiss.rawValue)

    private var bar: some View {
        HStack(alignment: .top) {
            if let button = nav.leftButton {
                FlowButton(button.inNavBar, action: page.handler(for: button.action ?? Self.goBack))
            }
            VStack(alignment: .leading) {
                if let title = nav.title {
                    FlowText(title).bold().lineLimit(1)
                }
                if let subtitle = nav.subtitle {
                    FlowText(subtitle).dim().lineLimit(1)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            ForEach(Array(nav.rightButtons.enumerated()), id: \.offset) { _, button in
                FlowButton(button.inNavBar, action: page.handler(for: button.action))
            }
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
