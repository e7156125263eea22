/// What the status line tells about the page.
struct StatusSummary: Hashable, Sendable {
    var pageID = ""
    var widgetCount = 0
    var problemCount = 0
    /// Work that is going on: "refreshing", "loading more".
    var activity: String?
    /// Why the page is older than its source.
    var lag: String?
    /// Whether the page is loaded anew whenever its source changes.
    var isFollowing = false
    /// Whether leaving this page leads to another one.
    var hasPageBelow = false

    /// A part of the line; of several that do not fit together the one with the highest rank is left out first.
    struct Part: Hashable, Sendable {
        let text: String
        let rank: Int
    }

    func parts(position: Double?, search: String? = nil) -> [Part] {
        var parts: [Part] = []
        if !pageID.isEmpty {
            parts.append(Part(text: pageID, rank: 0))
            parts.append(Part(text: count(widgetCount, "widget"), rank: 4))
        }
        if problemCount > 0 { parts.append(Part(text: count(problemCount, "problem"), rank: 2)) }
        if let search { parts.append(Part(text: search, rank: 0)) }
        if isFollowing { parts.append(Part(text: "following", rank: 2)) }
        if let lag { parts.append(Part(text: "out of date: \(lag)", rank: 0)) }
        if let activity { parts.append(Part(text: activity, rank: 1)) }
        if let position { parts.append(Part(text: "\(Int(position * 100)) %", rank: 3)) }
        return parts
    }

    private func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
