struct GeneratedLookingID: LintRule {
    let code = "generated-looking-id"
    let level = Finding.Level.info
    let explanation = """
        An id looks like one this client makes itself, 'type@page.sections.0' for a widget without an id or 'x#2' \
        for a second 'x'. It may collide with one that really is made.
        """
    let hint = "leave out what looks like '@page…' or '#2'"
    let failing = LintExample.widget(
        #"{"type": "title_block", "id": "greeting#2", "data": {"title": "Hello"}}"#,
        at: "id"
    )
    let passing = LintExample.widget(#"{"type": "title_block", "id": "greeting_2", "data": {"title": "Hello"}}"#)
    let roles: [LintRole] = [.page, .section, .widget]
    let trigger = LintTrigger.members(["id"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["id"], let id = node.text, Self.looksGenerated(id) else { return [] }
        return [Fault(node, "expected a name, found \(quoted(id)), which looks generated")]
    }

    private static func looksGenerated(_ id: String) -> Bool {
        let afterHash = id.utf8.reversed().prefix(while: ASCII.isDigit).count
        if afterHash > 0, id.utf8.dropLast(afterHash).last == UInt8(ascii: "#") { return true }
        guard let at = id.firstIndex(of: "@") else { return false }
        let place = id[id.index(after: at)...]
        return place == "page" || place.hasPrefix("page.")
    }
}
