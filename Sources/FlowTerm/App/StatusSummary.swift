/// What the status line tells about the page.
struct StatusSummary: Hashable, Sendable {
    var pageID = ""
    var widgetCount = 0
    var problemCount = 0
    /// Work that is going on: "refreshing", "loading more".
    var activity: String?
    /// Whether leaving this page leads to another one.
    var hasPageBelow = false

    /// The keys a person needs most.
    var keys: String { hasPageBelow ? "? help   q back" : "? help   q quit" }

    /// The parts in order of importance; a narrow line leaves out the last ones.
    func parts(position: Double?) -> [String] {
        var parts: [String] = []
        if !pageID.isEmpty { parts.append(pageID) }
        if let activity { parts.append(activity) }
        if problemCount > 0 { parts.append(problemCount == 1 ? "1 problem" : "\(problemCount) problems") }
        if !pageID.isEmpty { parts.append(widgetCount == 1 ? "1 widget" : "\(widgetCount) widgets") }
        if let position { parts.append("\(Int(position * 100)) %") }
        return parts
    }
}
