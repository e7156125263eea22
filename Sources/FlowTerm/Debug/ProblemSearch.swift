import FlowCore

/// Looks for likely mistakes in the responses a page is made of, each response once, while the page stays usable.
@MainActor
final class ProblemSearch {
    private let linter: Linter
    /// With the document, so that its identity is given to no other as long as it is known here.
    private var known: [ObjectIdentifier: (document: JSONDocument, findings: [Finding])] = [:]

    init(registry: WidgetRegistry) {
        linter = Linter(widgetDecoding: registry, least: .warning)
    }

    /// What is worth telling of some responses, by response and place. Mere remarks are left out, as `check` does.
    func problems(in responses: [PageResponse]) async -> [Problem] {
        let current = Set(responses.map(\.id))
        known = known.filter { current.contains($0.key) }
        var problems: [Problem] = []
        var seen: Set<ObjectIdentifier> = []
        for (index, response) in responses.enumerated() {
            let diagnostics = Dictionary(response.diagnostics.map { (Finding($0), $0) }) { first, _ in first }
            var found = response.diagnostics.map(Finding.init)
            // A change made on the page itself has no text of its own.
            if seen.insert(response.id).inserted { found += await findings(in: response).filter { $0.level > .info } }
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

    private func findings(in response: PageResponse) async -> [Finding] {
        if let known = known[response.id] { return known.findings }
        let found = await linter.findings(in: response.document, diagnostics: response.diagnostics)
        known[response.id] = (response.document, found)
        return found
    }
}
