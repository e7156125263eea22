/// What became of a page: which of its parts changed, and what follows for whoever is looking at it.
///
/// Widgets are the same when they were sent under the same id; those without one are recognized by type and content,
/// then by type and neighbors. Only what decodes is compared: blanks, the order of keys and dropped elements are not.
public struct PageDiff: Sendable {
    /// The page itself, then sections and widgets in the order of the new page, then what is gone in that of the old one.
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
        let pairing = PagePairing(old: oldLayout, new: newLayout)
        var comparison = PageComparison(old: oldLayout, new: newLayout)
        comparison.comparePages(old, new)
        comparison.compare(pairing)
        changes = comparison.changes
        consequences = comparison.consequences
    }
}
