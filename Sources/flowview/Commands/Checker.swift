import FlowCore

/// Checks sources one after the other: decodes them, and looks for what is likely a mistake all the same.
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

    /// The reports of a source as named on the command line; a folder has one for each file.
    func reports(on argument: String) async -> [SourceReport] {
        do throws(LoadError) {
            switch try Source(argument) {
            case .file(let path):
                return [report(on: path)]
            case .folder(let path):
                let folder = DiskFolder(path: path)
                return try FolderListing.names(in: path).map { report(on: folder.displayName(of: $0)) }
            case .standardInput:
                return [report(on: try FileReader.standardInput(), named: "-")]
            case .web(let source):
                return [await report(on: source)]
            }
        } catch {
            return [SourceReport(source: NamedAddress.shown(argument), outcome: .notLoaded(error))]
        }
    }

    private func report(on file: String) -> SourceReport {
        do throws(LoadError) {
            return report(on: try FileReader.bytes(of: file), named: file)
        } catch {
            return SourceReport(source: file, outcome: .notLoaded(error))
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
