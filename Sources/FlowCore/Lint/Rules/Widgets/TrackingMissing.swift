struct TrackingMissing: LintRule {
    let code = "tracking-missing"
    let level = Finding.Level.info
    let explanation = """
        Most widgets of a type that stand side by side have 'tracking', and this one has none: it is seen and not \
        counted.
        """
    let hint = "send 'tracking' with all of them, or with none"
    let failing = LintExample.widgets(Self.widgets(#", "tracking": {"slot": 3}"#, ""), at: "2")
    let passing = LintExample.widgets(Self.widgets(#", "tracking": {"slot": 2}"#, #", "tracking": {"slot": 3}"#))
    let roles: [LintRole] = [.section, .bar, .payload]
    let trigger = LintTrigger.members(["widgets", "items"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let list = place["widgets"] ?? place["items"] else { return [] }
        let widgets = list.elements.filter { $0.kind == .object }
        let silent = widgets.filter { $0.present("tracking") == nil }
        guard !silent.isEmpty, silent.count < widgets.count else { return [] }
        let counts = Self.counts(of: widgets)
        let silentCounts = Self.counts(of: silent)
        return silent.compactMap { widget in
            guard let type = widget.present("type")?.text, 2 * silentCounts[type, default: 0] < counts[type, default: 0]
            else { return nil }
            return Fault(widget, "expected 'tracking' as most of its neighbors have, found none")
        }
    }

    private static func counts(of widgets: [JSONNode]) -> [String: Int] {
        widgets.compactMap { $0.present("type")?.text }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func widgets(_ second: String, _ third: String) -> String {
        let trackings = [#", "tracking": {"slot": 1}"#, second, third]
        return trackings.enumerated().map { index, tracking in
            #"{"type": "separator", "id": "rule_\#(index + 1)", "data": {}\#(tracking)}"#
        }.joined(separator: ",\n")
    }
}
