struct BlanksClient: LintRule {
    let code = "blanks-client"
    let level = Finding.Level.error
    let isAboutClient = true
    let explanation = """
        A fault that costs a little here costs the whole page in client 1.0.0: anything wrong in 'nav', 'refresh', \
        'pagination' or a bar's 'sticky', a 'refresh' or 'pagination' without its key, 'sections' that are no array.
        """
    let hint = "mend or remove the value"
    let failing = LintExample.page(#"{"id": "home", "sections": [], "pagination": {}}"#, at: "pagination")
    let passing = LintExample.page(#"{"id": "home", "sections": [], "pagination": {"has_more": false}}"#)
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        (place.incompleteParts + place.droppedNodes.filter { $0.clientLoss?.part == .page }).map { node in
            Fault(node, "expected what client 1.0.0 can read, found a fault", losing: ClientLoss(.page, place.node))
        }
    }
}
