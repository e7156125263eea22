struct IndexLikeID: LintRule {
    let code = "index-like-id"
    let level = Finding.Level.info
    let explanation = """
        An id ends in the position of its widget, as a generator that counts would make it. When the order changes \
        the ids stay behind, and every widget takes over the state of another.
        """
    let hint = "derive the id from the content, not from the position"
    let failing = LintExample.widgets(
        #"""
        {"type": "stepper_row", "id": "item_0", "data": {"title": "Rye"}},
        {"type": "stepper_row", "id": "item_1", "data": {"title": "Wheat"}}
        """#,
        at: "1.id"
    )
    let passing = LintExample.widgets(
        #"""
        {"type": "stepper_row", "id": "rye", "data": {"title": "Rye"}},
        {"type": "stepper_row", "id": "wheat", "data": {"title": "Wheat"}}
        """#
    )
    let roles: [LintRole] = [.widget]
    let trigger = LintTrigger.members(["id"])

    /// One number that happens to fit says nothing: a sibling must follow the same count. The first of them is left
    /// out, so that a single row of two counts once.
    func faults(at place: LintPlace) -> [Fault] {
        guard let position = place.node.position, position > 0, let node = place["id"], let id = node.text,
            let offset = Self.offset(of: id, from: position), offset == 0 || offset == 1
        else { return [] }
        guard let previous = place.node.previousElement?["id"]?.text,
            Self.offset(of: previous, from: position - 1) == offset
        else {
            return []
        }
        return [Fault(node, "expected an id of its own, found \(quoted(id)), which is the position")]
    }

    private static func offset(of id: String, from position: Int) -> Int? {
        let digits = id.utf8.reversed().prefix(while: ASCII.isDigit).reversed()
        guard !digits.isEmpty, digits.count < 7, let number = Int(String(decoding: digits, as: UTF8.self)) else {
            return nil
        }
        return number - position
    }
}
