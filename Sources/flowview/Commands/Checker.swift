import FlowCore
import FlowTerm

/// Checks a source: decodes it, and looks for what is likely a mistake all the same.
struct Checker: Sendable {
    private let widgetDecoding: any WidgetDecoding
    private let standard: CheckStandard
    private let reach: CheckReach
    private let http: HTTPOptions
    private let linter: Linter
    /// Lays a page out to see which of its texts are cut; nil where nobody wants to hear of it.
    private let findCutTexts: (@Sendable (PageModel) async -> [CutText])?

    /// - Parameter isListing: whether anybody reads the findings, or only hears whether the check failed.
    init(
        widgetDecoding: any WidgetDecoding,
        profile: LintProfile = LintProfile(),
        standard: CheckStandard = CheckStandard(),
        reach: CheckReach = CheckReach(),
        http: HTTPOptions = HTTPOptions(),
        findCutTexts: (@Sendable (PageModel) async -> [CutText])? = nil,
        isListing: Bool = true
    ) {
        self.widgetDecoding = widgetDecoding
        self.standard = standard
        self.reach = reach
        self.http = http
        self.findCutTexts = findCutTexts
        let least = isListing ? min(standard.level, standard.leastFailing) : standard.leastFailing
        linter = Linter(widgetDecoding: widgetDecoding, profile: profile, least: least)
    }

    init(project: Project, options: CheckOptions) {
        let (registry, widths) = (project.registry, options.widths)
        let findCutTexts: @Sendable (PageModel) async -> [CutText] = { page in
            await Self.cutTexts(of: page, widths: widths, registry: registry)
        }
        let isListing = options.outputs.areWanted
        self.init(
            widgetDecoding: registry,
            profile: project.profile.lintProfile,
            standard: options.standard,
            reach: options.reach,
            http: project.http,
            findCutTexts: isListing && options.standard.level == .info ? findCutTexts : nil,
            isListing: isListing
        )
    }

    @MainActor
    private static func cutTexts(of page: PageModel, widths: [Int], registry: WidgetRegistry) -> [CutText] {
        let renderer = PageRenderer(registry: registry)
        return widths.flatMap { renderer.cutTexts(of: page, width: $0) }
    }

    /// The report on a target, followed by those on its next pages and recorded answers as far as they are wanted.
    func reports(on target: CheckTarget) async -> [SourceReport] {
        switch target {
        case .file(let path, let isListed):
            if let report = report(onAnswer: path) { return [report] }
            let answers = reach.includesAnswers ? RecordedAnswers(besidePage: path) : nil
            let (reports, page) = await reports(on: CheckSource(file: path), answers: answers)
            guard !isListed, let page, let answers else { return reports }
            return reports + answers.files(for: page).compactMap(report)
        case .standardInput:
            do throws(LoadError) {
                return await reports(on: CheckSource(standardInput: try FileReader.standardInput())).reports
            } catch {
                return [SourceReport(source: "-", outcome: .notLoaded(error))]
            }
        case .web(let source):
            return await reports(on: CheckSource(web: source, options: http)).reports
        case .missing(let name, let error):
            return [SourceReport(source: name, outcome: .notLoaded(error))]
        }
    }

    private func reports(
        on source: CheckSource,
        answers: RecordedAnswers? = nil
    ) async -> (reports: [SourceReport], page: PageModel?) {
        do throws(LoadError) {
            var surroundings = LintSurroundings()
            if reach.loadsTwice { surroundings.earlierLoad = page(in: try await source.load().bytes) }
            let (bytes, exchange) = try await source.load()
            surroundings.answers = answers.map { recorded(in: $0, for: bytes) } ?? []
            surroundings.cutTexts = await cutTexts(in: bytes)
            var (report, page) = check(bytes, named: source.name, among: surroundings)
            report.exchange = exchange
            guard let page else { return ([report], nil) }
            return ([report] + (await followers(of: page, from: source)), page)
        } catch {
            return ([SourceReport(source: source.name, outcome: .notLoaded(error))], nil)
        }
    }

    /// The next pages, until there are no more, enough, or the same cursor as before.
    private func followers(of first: PageModel, from source: CheckSource) async -> [SourceReport] {
        var reports: [SourceReport] = []
        var pages = [first]
        var cursors: Set<JSONValue?> = []
        while pages.count <= reach.nextPages, let pagination = pages.last?.pagination, pagination.hasMore,
            cursors.insert(pagination.postback).inserted
        {
            let name = source.name(ofPage: pages.count + 1)
            do throws(LoadError) {
                let request = PageRequest.nextPage(pageID: first.id, postback: pagination.postback)
                let bytes = try await source.loader.load(request)
                let surroundings = LintSurroundings(earlierPages: pages, cutTexts: await cutTexts(in: bytes))
                let (report, page) = check(bytes, named: name, among: surroundings)
                reports.append(report)
                guard let page else { break }
                pages.append(page)
            } catch {
                reports.append(SourceReport(source: name, outcome: .notLoaded(error)))
                break
            }
        }
        return reports
    }

    private func cutTexts(in bytes: [UInt8]) async -> [CutText] {
        guard let findCutTexts, let page = page(in: bytes) else { return [] }
        return await findCutTexts(page)
    }

    private func recorded(in answers: RecordedAnswers, for page: [UInt8]) -> [ActionResponse] {
        guard let page = self.page(in: page) else { return [] }
        let decoder = FlowDecoder.make(widgetDecoding: widgetDecoding)
        return answers.files(for: page).compactMap { file in
            (try? FileReader.bytes(of: file)).flatMap { try? decoder.decodeActionResponse($0) }
        }
    }

    /// nil for a file that is none.
    private func report(onAnswer path: String) -> SourceReport? {
        guard ActionAnswers.isAnswer(path) else { return nil }
        do throws(LoadError) {
            let bytes = try FileReader.bytes(of: path)
            guard ActionAnswers.isAnswer(path, bytes) else { return nil }
            guard reach.includesAnswers else { return report(on: bytes, named: path) }
            let pages = RecordedAnswers(around: path).pages(askingFor: path, decode: page)
            return check(bytes, named: path, among: LintSurroundings(pages: pages)).report
        } catch {
            return SourceReport(source: path, outcome: .notLoaded(error))
        }
    }

    /// Only for what is found beside it: its own faults are reported where it is checked itself.
    private func page(in bytes: [UInt8]) -> PageModel? {
        try? FlowDecoder.make(widgetDecoding: widgetDecoding).decodePage(bytes)
    }

    func report(on bytes: [UInt8], named source: String) -> SourceReport {
        check(bytes, named: source, among: LintSurroundings()).report
    }

    private func check(
        _ bytes: [UInt8],
        named source: String,
        among surroundings: LintSurroundings
    ) -> (report: SourceReport, page: PageModel?) {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
        func report(_ outcome: SourceReport.Outcome, _ findings: consuming [Finding]) -> SourceReport {
            let faults = diagnostics.all.map(Finding.init)
            if !faults.isEmpty { findings.insert(contentsOf: faults, at: 0) }
            return SourceReport(source: source, bytes: bytes, outcome: outcome, findings: findings, standard: standard)
        }
        do throws(FlowDecodeError) {
            if ActionAnswers.isAnswer(source, bytes) {
                let response = try decoder.decodeActionResponse(bytes)
                let findings = linter.findings(on: response, diagnostics: diagnostics.all, among: surroundings)
                return (report(.response(mutations: response.mutations.count), findings), nil)
            }
            let page = try decoder.decodePage(bytes)
            let findings = linter.findings(on: page, diagnostics: diagnostics.all, among: surroundings)
            let outcome = SourceReport.Outcome.page(
                id: page.id,
                sections: page.sections.count,
                widgets: page.widgetCount
            )
            return (report(outcome, findings), page)
        } catch {
            return (SourceReport(source: source, bytes: bytes, outcome: .notAPage(advised(error, on: bytes))), nil)
        }
    }

    /// What looks like an answer to an action is one as soon as it lies where answers do.
    private func advised(_ error: FlowDecodeError, on bytes: [UInt8]) -> FlowDecodeError {
        guard case .noPage(let message, let location) = error,
            let root = try? JSONDocument(bytes).root, root["mutations"] != nil || root["toast"] != nil
        else { return error }
        let advice = "to have it checked as one, put it in a folder named '\(ActionAnswers.folder)'"
        return .noPage(message: "\(message); \(advice)", location: location)
    }
}
