/// A page after a change, and what is worth knowing about the change.
public struct PageChange: Sendable {
    public let page: PageModel
    /// One for each mutation, in their order; none for a next page.
    public let outcomes: [MutationOutcome]
    /// A `duplicateID` for every newcomer that had to take another id.
    public let diagnostics: [Diagnostic]
}

extension PageModel {
    /// The page with the sections of `next` behind its own and the pagination of `next` in place of its own.
    ///
    /// Everything else of `next` is left behind; without a pagination there is nothing more to load.
    public func appending(_ next: PageModel) -> PageChange {
        var editor = PageEditor(self)
        editor.append(next.sections)
        editor.takePagination(of: next)
        return PageChange(page: editor.page, outcomes: [], diagnostics: editor.diagnostics)
    }

    /// The page after the mutations, applied one by one; one that cannot be applied does not stop the others.
    public func applying(_ mutations: some Sequence<PageMutation>) -> PageChange {
        var editor = PageEditor(self)
        let outcomes = mutations.map { editor.apply($0) }
        return PageChange(page: editor.page, outcomes: outcomes, diagnostics: editor.diagnostics)
    }
}
