import FlowCore

/// Checks a source: decodes it, and looks for what is likely a mistake all the same.
struct Checker {
    private let widgetDecoding: any WidgetDecoding
    private let standard: CheckStandard
    private let http: HTTPOptions
    private let linter: Linter

    init(
        widgetDecoding: any WidgetDecoding,
        profile: LintProfile = LintProfile(),
        standard: CheckStandard = CheckStandard(),
        http: HTTPOptions = HTTPOptions()
    ) {
        self.widgetDecoding = widgetDecoding
        self.standard = standard
        self.http = http
        linter = Linter(widgetDecoding: widgetDecoding, profile: profile)
    }

    init(project: Project, standard: CheckStandard) {
        self.init(
            widgetDecoding: project.registry,
            profile: project.profile.lintProfile,
            standard: standard,
            http: project.http
        )
    }

    func report(on target: CheckTarget) async -> SourceReport {
        switch target {
        case .file(let path): report(on: path) { () throws(LoadError) in try FileReader.bytes(of: path) }
        case .standardInput: report(on: "-") { () throws(LoadError) in try FileReader.standardInput() }
        case .web(let source): await report(on: source)
        case .missing(let name, let error): SourceReport(source: name, outcome: .notLoaded(error))
        }
    }

    private func report(on name: String, read: () throws(LoadError) -> [UInt8]) -> SourceReport {
        do throws(LoadError) {
            return report(on: try read(), named: name)
        } catch {
            return SourceReport(source: name, outcome: .notLoaded(error))
        }
    }

    private func report(on source: NamedAddress) async -> SourceReport {
        let name = source.address.text
        do throws(LoadError) {
            let exchange = try await HTTPLoader(source: source, options: http).exchange(.initial)
            var report = report(on: exchange.response.body, named: name)
            report.exchange = exchange
            return report
        } catch {
            return SourceReport(source: name, outcome: .notLoaded(error))
        }
    }

    func report(on bytes: [UInt8], named source: String) -> SourceReport {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
        do throws(FlowDecodeError) {
            if ActionAnswers.isAnswer(source) {
                let response = try decoder.decodeActionResponse(bytes)
                return report(
                    .response(mutations: response.mutations.count),
                    on: bytes,
                    named: source,
                    diagnostics.all,
                    linter.findings(on: response, diagnostics: diagnostics.all)
                )
            }
            let page = try decoder.decodePage(bytes)
            return report(
                .page(id: page.id, sections: page.sections.count, widgets: page.widgets.count),
                on: bytes,
                named: source,
                diagnostics.all,
                linter.findings(on: page, diagnostics: diagnostics.all)
            )
        } catch {
            return SourceReport(source: source, bytes: bytes, outcome: .notAPage(error))
        }
    }

    private func report(
        _ outcome: SourceReport.Outcome,
        on bytes: [UInt8],
        named source: String,
        _ diagnostics: [Diagnostic],
        _ findings: [Finding]
    ) -> SourceReport {
        SourceReport(
            source: source,
            bytes: bytes,
            outcome: outcome,
            findings: diagnostics.map(Finding.init) + findings,
            standard: standard
        )
    }
}
