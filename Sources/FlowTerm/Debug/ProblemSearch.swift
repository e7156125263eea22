import FlowCore

/// Looks for likely mistakes in the responses a page is made of, each response once, while the page stays usable.
@MainActor
final class ProblemSearch {
    /// With the document, so that its identity is given to no other as long as it is known here.
    private typealias Known = [ObjectIdentifier: (document: JSONDocument, findings: [Finding])]

    private let registry: WidgetRegistry
    private var known: [Finding.Level: Known] = [:]

    init(registry: WidgetRegistry) {
        self.registry = registry
    }

    /// What is worth telling of some responses, by response and place.
    ///
    /// - Parameter least: `warning` leaves mere remarks out, as `check` does; `error` is enough for a count, and takes a
    ///   fraction of the time and the room.
    func problems(in responses: [PageResponse], least: Finding.Level) async -> [Problem] {
        let current = Set(responses.map(\.id))
        known = known.mapValues { $0.filter { current.contains($0.key) } }
        var problems: [Problem] = []
        var seen: Set<ObjectIdentifier> = []
        for (index, response) in responses.enumerated() {
            let diagnostics = Dictionary(response.diagnostics.map { (Finding($0), $0) }) { first, _ in first }
            var found = response.diagnostics.map(Finding.init)
            // A change made on the page itself has no text of its own.
            if seen.insert(response.id).inserted { found += await findings(in: response, least: least) }
            for finding in FindingArrangement(of: found).findings {
                if finding.echoedCode != nil, let last = problems.indices.last {
                    problems[last].echoes.append(finding)
                } else {
                    problems.append(
                        Problem(
                            finding: finding,
                            diagnostic: diagnostics[finding],
                            document: response.document,
                            response: index + 1
                        )
                    )
                }
            }
        }
        return problems
    }

    private func findings(in response: PageResponse, least: Finding.Level) async -> [Finding] {
        if let known = known[least]?[response.id] { return known.findings }
        let linter = Linter(widgetDecoding: registry, least: least)
        let found = await linter.findings(in: response.document, diagnostics: response.diagnostics)
            .filter { $0.level > .info }
        known[least, default: [:]][response.id] = (response.document, found)
        return found
    }
}
