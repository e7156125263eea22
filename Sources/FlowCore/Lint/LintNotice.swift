/// A fault with the rule that noticed it and the widget it is in: a finding but for its place in words.
struct LintNotice: Sendable {
    let fault: Fault
    let rule: any LintRule
    let widget: LintedWidget?

    fileprivate var offset: Int {
        let value = Int(fault.node.record.start)
        return fault.isAboutKey ? fault.node.keyOffset ?? value : value
    }

    fileprivate func finding(at location: SourceLocation) -> Finding {
        Finding(
            level: fault.level ?? rule.level,
            code: rule.code,
            isAboutClient: rule.isAboutClient,
            clientLoss: fault.clientLoss,
            widgetType: widget?.type,
            widgetID: widget?.id,
            path: fault.node.path,
            location: location,
            message: fault.message,
            hint: fault.hint ?? rule.hint
        )
    }
}

extension [LintNotice] {
    /// The findings in source order, those of one place in the order of their notices.
    ///
    /// Made last and at once: in this order all lines and columns are counted in one pass over the text.
    func findings(in document: JSONDocument) -> [Finding] {
        let offsets = map(\.offset)
        let order = indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
        return zip(order, document.locations(ofBytes: order.map { offsets[$0] })).map { self[$0].finding(at: $1) }
    }
}
