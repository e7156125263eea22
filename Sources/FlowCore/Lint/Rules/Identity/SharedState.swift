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
        return nestedStateful(in: place.node["sections"]).compactMap { widget in
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

    private func nestedStateful(in sections: JSONNode?) -> [JSONNode] {
        guard let sections else { return [] }
        return sections.elements.flatMap { $0["widgets"]?.elements.map { $0 } ?? [] }.flatMap(Self.statefulItems)
    }

    private static func statefulItems(of widget: JSONNode) -> [JSONNode] {
        guard widget.present("type")?.says("accordion") == true, let items = widget["data"]?["items"] else { return [] }
        return items.elements.flatMap { item in
            let isStateful = item["type"].map { $0.says("stepper_row") || $0.says("accordion") } ?? false
            return (isStateful ? [item] : []) + statefulItems(of: item)
        }
    }

    private static func group(_ id: String, step: String) -> String {
        #"""
        {"type": "accordion", "id": "\#(id)", "data": {"header": "Bags", "items": [
          {"type": "stepper_row", "id": "\#(step)", "data": {"title": "Bags"}}]}}
        """#
    }
}
