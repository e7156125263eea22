struct DropsClient: LintRule {
    let code = "drops-client"
    let level = Finding.Level.error
    let isAboutClient = true
    let explanation = """
        A fault that costs a little here costs the widget or section around it in client 1.0.0: anything wrong in a \
        'layout', an action without a type, a section's header without one, a bad color of a gradient, a number in \
        'tracking' too large for a double.
        """
    let hint = "mend or remove the value"
    let failing = LintExample.widget(Self.widget(##""full""##), at: "layout.width")
    let passing = LintExample.widget(Self.widget(##""fill""##))
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        place.droppedNodes.compactMap { node in
            guard let loss = node.clientLoss, loss.part != .page else { return nil }
            return Fault(node, "expected what client 1.0.0 can read, found a fault", losing: loss)
        }
            + place.unrepresentableTracking.map { number, widget in
                let loss = ClientLoss(.widget, widget)
                return Fault(number, "expected a number client 1.0.0 can read, found another", losing: loss)
            }
    }

    private static func widget(_ width: String) -> String {
        #"{"type": "title_block", "layout": {"width": \#(width)}, "data": {"title": "Hello"}}"#
    }
}
