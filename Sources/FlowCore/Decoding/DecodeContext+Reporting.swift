extension DecodeContext {
    /// Records a diagnostic at `node` and hands it back, for whoever keeps it with the model.
    func report(
        _ kind: Diagnostic.Kind,
        at node: JSONNode,
        of widget: WidgetSubject?,
        _ message: String
    ) -> Diagnostic {
        let diagnostic = Diagnostic(
            kind: kind,
            widgetType: widget?.type,
            widgetID: widget?.id,
            path: node.path,
            location: node.location,
            message: message
        )
        diagnostics.record(diagnostic)
        return diagnostic
    }

    /// Records that `node`, which was to become an `Element`, is given up because of `error`.
    @usableFromInline
    func drop<Element>(
        _ node: JSONNode,
        as element: Element.Type,
        because error: ContentError,
        otherwise consequence: String? = nil
    ) -> Diagnostic {
        let named = element as? any NamedElement.Type
        let widget = named.map { $0.subject(of: node, in: self) } ?? self.widget
        let consequence = consequence ?? "the \(named?.elementName ?? "element") was dropped"
        return report(.droppedElement, at: node, of: widget, "\(error.message(relativeTo: node)); \(consequence)")
    }
}
