import FlowCore

/// Looks for likely mistakes in the responses a page is made of, each response once, while the page stays usable.
@MainActor
final class ProblemSearch {
    private let linter: Linter
    /// With the document, so that its identity is given to no other as long as it is known here.
    private var known: [ObjectIdentifier: (document: JSONDocument, findings: [Finding])] = [:]

    init(registry: WidgetRegistry) {
        linter = Linter(widgetDecoding: registry)
    }

    /// What is worth telling of some responses, by response and place. Mere remarks are left out, as `check` does.
    func problems(in responses: [PageResponse]) async -> [Problem] {
        let current = Set(responses.map(\.id))
        known = known.filter { current.contains($0.key) }
        var problems: [Problem] = []
        var seen: Set<ObjectIdentifier> = []
        for (index, response) in responses.enumerated() {
            var found = response.diagnostics.map { (finding: Finding($0), diagnostic: Optional($0)) }
            // A change made on the page itself has no text of its own.
            if seen.insert(response.id).inserted {
                let noticed = await findings(in: response)
                found += noticed.filter { $0.level > .info }.map { ($0, nil) }
            }
            found.sort { left, right in
                (left.finding.location.offset, right.finding.level)
                    < (right.finding.location.offset, left.finding.level)
            }
            problems += found.map {
                Problem(
                    finding: $0.finding,
                    diagnostic: $0.diagnostic,
                    document: response.document,
                    response: index + 1
                )
            }
        }
        return problems
    }

    private func findings(in response: PageResponse) async -> [Finding] {
        if let known = known[response.id] { return known.findings }
        let found = await linter.findings(in: response.document, diagnostics: response.diagnostics)
        known[response.id] = (response.document, found)
        return found
    }
}
