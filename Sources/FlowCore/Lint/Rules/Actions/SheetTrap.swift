struct SheetTrap: LintRule {
    let code = "sheet-trap"
    let level = Finding.Level.error
    let explanation = """
        A sheet that people cannot put away holds nothing that closes it. They are stuck in it until they leave the app.
        """
    let hint = "add a control with a 'dismiss' action, or leave 'dismissible' out"
    let failing = LintExample.action(Self.sheet(isDismissible: false), at: "sheet")
    let passing = LintExample.action(Self.sheet(isDismissible: true))
    let roles: [LintRole] = [.sheet]

    func faults(at place: LintPlace) -> [Fault] {
        guard place["config"]?["dismissible"]?.flag == false, !place.node.containsDismissal else { return [] }
        return [Fault(place.node, "expected a way out of a sheet that is not dismissible, found none")]
    }

    private static func sheet(isDismissible: Bool) -> String {
        #"""
        {"type": "open_bottom_sheet", "sheet": {"id": "more", "config": {"dismissible": \#(isDismissible)},
          "sections": [{"id": "all", "widgets": [{"type": "title_block", "data": {"title": "Hello"}}]}]}}
        """#
    }
}

extension JSONNode {
    /// Whether a `dismiss` is declared anywhere inside, disabled buttons aside.
    fileprivate var containsDismissal: Bool {
        descendants.contains { node in
            guard node.kind == .object, node["type"]?.text == BuiltInAction.dismiss.rawValue else { return false }
            return node.parent?["disabled"]?.flag != true
        }
    }
}
