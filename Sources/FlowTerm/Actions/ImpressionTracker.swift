/// Decides when a widget counts as seen: once it has been in every frame for a quarter of a second.
struct ImpressionTracker {
    static let dwell = Duration.milliseconds(250)

    /// When the widgets on show came into view, by their keys.
    private var since: [String: Duration] = [:]
    private var seen: Set<String> = []

    init() {}

    /// Takes note of what a frame shows.
    ///
    /// - Returns: the keys that have now been on show long enough, in no order; none is returned twice.
    mutating func show(_ keys: Set<String>, at now: Duration) -> [String] {
        since = since.filter { keys.contains($0.key) }
        for key in keys where since[key] == nil && !seen.contains(key) { since[key] = now }
        let due = since.filter { now - $0.value >= Self.dwell }.map(\.key)
        for key in due { since[key] = nil }
        seen.formUnion(due)
        return due
    }

    /// When `show` has to be asked again if no frame comes before; nil while nothing waits.
    var nextDue: Duration? {
        since.values.min().map { $0 + Self.dwell }
    }

    /// Begins anew with a page that was loaded anew.
    mutating func reset() {
        since = [:]
        seen = []
    }
}
