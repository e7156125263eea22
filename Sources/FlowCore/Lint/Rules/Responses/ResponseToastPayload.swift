struct ResponseToastPayload: LintRule {
    let code = "response-toast-payload"
    let level = Finding.Level.error
    let isAboutClient = true
    let explanation = """
        The toast of an answer has no message. Here the instructions are carried out all the same; client 1.0.0 \
        loses the whole answer.
        """
    let hint = "send a 'message', or leave the toast out"
    let failing = LintExample.answer(#"{"mutations": [], "toast": {}}"#, at: "toast")
    let passing = LintExample.answer(#"{"mutations": [], "toast": {"message": "Saved"}}"#)
    let roles: [LintRole] = [.toast]

    func faults(at place: LintPlace) -> [Fault] {
        if place.node.kind == .object, place["message"]?.kind == .string { return [] }
        let loss = ClientLoss(.answer, path: "(root)")
        return [Fault(place.node, "expected a toast with a 'message', found none", losing: loss)]
    }
}
