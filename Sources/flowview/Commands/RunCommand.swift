import FlowCore
import FlowTerm

/// `flowview run`: plays scripts on a page, each from the beginning, and says which expectation failed.
@MainActor
struct RunCommand {
    let scripts: [String]
    let source: String
    let options: RunOptions
    let project: Project

    func run(on console: Console) async throws(OpenFailure) -> ExitStatus {
        var parsed: [(name: String, lines: [ScriptLine])] = []
        for script in scripts {
            let text: String
            do throws(LoadError) {
                text = String(decoding: try FileReader.bytes(of: script), as: UTF8.self)
            } catch {
                throw .notLoaded(error)
            }
            do throws(ScriptSyntaxError) {
                parsed.append((script, try ScriptParser.lines(of: text)))
            } catch {
                console.complain("\(PlainText.line(script)):\(error.line): \(PlainText.line(error.message))")
                return .usage
            }
        }
        let opened = try await OpenedSource(source, http: project.http, widgetDecoding: project.registry)
        var results: [ScriptResult] = []
        for script in parsed {
            let result = await play(script.lines, named: script.name, on: opened, isUnicode: console.isUnicode)
            if options.format == .text {
                for line in result.lines { console.say(line) }
            }
            results.append(result)
        }
        if options.format == .junit { console.send(ScriptJUnitReport(source: source, results: results).text) }
        return results.allSatisfy(\.passes) ? .fine : .problems
    }

    private func play(
        _ lines: [ScriptLine],
        named name: String,
        on opened: OpenedSource,
        isUnicode: Bool
    ) async -> ScriptResult {
        let requests = RequestLog()
        let app = HeadlessApp(
            opened,
            in: project,
            width: options.width,
            height: options.height,
            isUnicode: isUnicode,
            loading: requests.recording
        )
        let snapshots = SnapshotFolder(besideScript: name, records: options.records)
        var runner = ScriptRunner(app: app, requests: requests, snapshots: snapshots)
        let result =
            await app.start()
            ? await runner.run(lines, named: name) : runner.timedOut(lines, named: name)
        await app.stop()
        return result
    }
}
