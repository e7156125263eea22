struct SharedState: LintRule {
    let code = "shared-state"
    let level = Finding.Level.info
    let isAboutClient = true
    let explanation = """
        Two widgets with a state of their own share an id although they are in different payloads. Here each keeps \
        its own; client 1.0.0 has one slot for both.
        """
    let hint = "give the two widgets different ids"
    let failing = LintExample.widgets(
        "\(Self.group("one", step: "bags")), \(Self.group("two", step: "bags"))",
        at: "1.data.items.0"
    )
    let passing = LintExample.widgets("\(Self.group("one", step: "rye")), \(Self.group("two", step: "oat"))")
    let roles: [LintRole] = [.page]
    let trigger = LintTrigger.members(["sections"])

    func faults(at place: LintPlace) -> [Fault] {
        var owners: [String: JSONNode] = [:]
        return place.node.nestedStateful.compactMap { widget in
            guard let id = widget["id"]?.text else { return nil }
            guard let owner = owners[id] else {
                owners[id] = widget.parent
                return nil
            }
            // Of one payload, two of one id are another rule's business.
            if owner == widget.parent { return nil }
            return Fault(widget, "expected a unique id among widgets with a state, found \(quoted(id)) again")
        }
    }

    private static func group(_ id: String, step: String) -> String {
        #"""
        {"type": "accordion", "id": "\#(id)", "data": {"header": "Bags", "items": [
          {"type": "stepper_row", "id": "\#(step)", "data": {"title": "Bags"}}]}}
        """#
    }
}

extension JSONNode {
    /// The widgets with a state inside the payloads of the widgets in a page's sections, in source order.
    fileprivate var nestedStateful: [JSONNode] {
        var items: [JSONNode] = []
        guard let sections = present("sections") else { return items }
        for section in sections.elements {
            guard let widgets = section.present("widgets") else { continue }
            for widget in widgets.elements { widget.addStatefulItems(to: &items) }
        }
        return items
    }

    private func addStatefulItems(to items: inout [JSONNode]) {
        guard says("accordion", as: "type"), let own = self["data"]?["items"] else { return }
        for item in own.elements {
            if item.says("stepper_row", as: "type") || item.says("accordion", as: "type") { items.append(item) }
            item.addStatefulItems(to: &items)
        }
    }

    private func says(_ word: StaticString, as key: StaticString) -> Bool { present(key)?.says(word) == true }
}
