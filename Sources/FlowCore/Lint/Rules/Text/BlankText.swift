struct BlankText: LintRule {
    let code = "blank-text"
    let level = Finding.Level.warning
    let worst = Finding.Level.error
    let explanation = "A text has nothing to see in it. On a button that is an error: nobody knows what it does."
    let hint = "leave the text out, or fill it"
    let failing = LintExample.title(#""  ""#)
    let passing = LintExample.title(#""Hello""#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.invisible)

    func faults(at place: LintPlace) -> [Fault] {
        guard let wording = place.node.wording, let text = wording.text, text.isInvisible else { return [] }
        let button = place.node.key == "title" ? place.node.parent.flatMap { $0.isButton ? $0 : nil } : nil
        // A button with an icon has a rule of its own.
        if button?["icon"] != nil { return [] }
        return [
            Fault(wording, "expected something to read, found \(quoted(text))", level: button == nil ? nil : .error)
        ]
    }
}

extension JSONNode {
    /// Whether this is an element of `buttons`, or a button of a nav bar.
    fileprivate var isButton: Bool {
        ["buttons", "right_buttons"].contains(parent?.key) || key == "left_button"
    }
}
