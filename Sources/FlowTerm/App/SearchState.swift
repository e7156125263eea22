/// A search that is on: what is looked for, what was found so far, and which hit the person is at.
@MainActor
struct SearchState {
    let query: SearchQuery
    /// As it was typed.
    let input: String
    /// How many sheets lay over the page: a search is over when another surface is on top.
    let depth: Int
    /// In the order of the page.
    private(set) var hits: [SearchHit] = []
    /// Index of the hit that is shown.
    private(set) var current: Int?
    var isComplete = false

    /// What the status line says of it.
    var note: String {
        if let current { return "\(current + 1) of \(hits.count)\(isComplete ? "" : "…")" }
        return isComplete ? "no match" : "searching"
    }

    mutating func add(_ more: [SearchHit]) {
        hits += more
    }

    /// The first hit that is not above a region; once all are known, the very first.
    func first(from region: SurfaceRegion) -> Int? {
        hits.firstIndex { $0.region >= region } ?? (isComplete && !hits.isEmpty ? 0 : nil)
    }

    mutating func goTo(_ index: Int) -> SearchHit {
        current = index
        return hits[index]
    }

    /// The hit after or before the current one, and whether the way there led over the end of the page.
    func neighbour(forward: Bool) -> (index: Int, wraps: Bool)? {
        guard let current, !hits.isEmpty else { return nil }
        let next = current + (forward ? 1 : -1)
        let index = (next + hits.count) % hits.count
        return (index, index != next)
    }

    /// After a change of the page: stays at the widget the person was at.
    mutating func stay(at scope: String) {
        current = hits.firstIndex { $0.scope == scope }
    }
}
