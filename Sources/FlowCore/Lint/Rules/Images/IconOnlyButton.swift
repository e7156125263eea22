struct IconOnlyButton: LintRule {
    let code = "icon-only-button"
    let level = Finding.Level.warning
    let explanation = """
        A button shows an icon and no words. Readers of the screen aloud have nothing to say, and not everybody \
        knows the symbol.
        """
    let hint = "give the button a title"
    let failing = LintExample.widget(Self.row(title: ""), at: "data.buttons.0.title")
    let passing = LintExample.widget(Self.row(title: "Call"))
    let roles: [LintRole] = [.button]
    let trigger = LintTrigger.members(["icon"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place["icon"] != nil, let title = place["title"], title.wording?.text?.isInvisible == true else {
            return []
        }
        return [Fault(title, "expected words beside the icon, found none")]
    }

    private static func row(title: String) -> String {
        #"""
        {"type": "button_row", "data": {"buttons": [
          {"title": "\#(title)", "icon": "phone", "action": {"type": "dismiss"}}]}}
        """#
    }
}
