import FlowCore

/// The steps of scripts as people read of them: in help, in the manual page, and where a step is unknown.
enum ScriptLanguage {
    struct Step: Sendable {
        /// As it is written, what varies in capitals.
        let form: String
        let summary: String

        var verb: String { String(form.prefix { $0 != " " }) }
    }

    static let steps = [
        Step(form: "press KEY...", summary: "press keys, named as ? lists them"),
        Step(form: "focus ID", summary: "open what hides a widget and focus its first control"),
        Step(form: "tap ID [\"TITLE\"]", summary: "the same, then Enter; TITLE names another of its controls"),
        Step(form: "expand ID", summary: "open an accordion"),
        Step(form: "collapse ID", summary: "close an accordion"),
        Step(form: "step ID +N", summary: "step a stepper up, or down by -N"),
        Step(form: "refresh", summary: "pull to refresh"),
        Step(form: "next page", summary: "scroll to the end, so that the page goes on"),
        Step(form: "wait SECONDS", summary: "let time pass"),
        Step(form: "expect text \"...\"", summary: "the text is on the page; expect no text: it is not"),
        Step(form: "expect no problems", summary: "nothing that check calls a problem"),
        Step(form: "expect count ID N", summary: "what a stepper shows, or how many widgets are in a container"),
        Step(form: "expect toast \"...\"", summary: "a toast says so"),
        Step(form: "expect request KIND \"...\"", summary: "a refresh, next page or action was sent with this text"),
        Step(form: "snapshot NAME", summary: "the screen is what NAME.txt beside the script says"),
    ]

    /// The first words of steps, each once.
    static let verbs = steps.map(\.verb).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
}
