/// What became of a page: which of its parts changed, and what follows for whoever is looking at it.
///
/// Widgets are the same when they were sent under the same id; those without one are recognized by type and content,
/// then by type and neighbors. Blanks and the order of keys count for nothing; what could not be read is compared as a
/// whole.
public struct PageDiff: Sendable {
    /// The page itself, then sections and widgets in the order of the new page, then what is gone in that of the old one,
    /// then what could not be read.
    public let changes: [DiffChange]
    public let consequences: [DiffConsequence]

    /// Whether nothing changed.
    public var isEmpty: Bool { changes.isEmpty }

    public init(from old: PageModel, to new: PageModel) {
        // Payloads nest as deep as documents do.
        self = DecodeThread.run { PageDiff(comparing: old, with: new) }
    }

    private init(comparing old: PageModel, with new: PageModel) {
        let oldLayout = DiffLayout(of: old)
        let newLayout = DiffLayout(of: new)
        let common = CommonWidgets(of: oldLayout, newLayout)
        var comparison = PageComparison(old: oldLayout, new: newLayout, common: common)
        comparison.comparePages(old, new)
        comparison.compare(PagePairing(old: oldLayout, new: newLayout, common: common))
        comparison.compareLosses(of: old, new)
        changes = comparison.changes
        consequences = comparison.consequences
    }
}
