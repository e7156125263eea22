import FlowCore

/// What the list of pages says about one of them.
struct IndexEntry {
    let title: String
    let details: String

    init(of name: String, in folder: any PageFolder, widgetDecoding: any WidgetDecoding) {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
        do {
            let page = try decoder.decodePage(try folder.bytes(of: name))
            let count = page.widgetCount
            var parts = [name, count == 1 ? "1 widget" : "\(count) widgets"]
            let linter = Linter(widgetDecoding: widgetDecoding, least: .error)
            let findings = diagnostics.all.map(Finding.init) + linter.findings(on: page, diagnostics: diagnostics.all)
            let problems = FindingArrangement(of: findings).findings.count(where: \.isProblem)
            if problems > 0 { parts.append(problems == 1 ? "1 problem" : "\(problems) problems") }
            title = page.nav?.title?.text ?? page.id
            details = parts.joined(separator: " · ")
        } catch let error as FlowDecodeError {
            title = name
            details = error.description
        } catch {
            title = name
            details = "\(error)"
        }
    }
}
