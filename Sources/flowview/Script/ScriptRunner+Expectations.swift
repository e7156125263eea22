import FlowCore
import FlowTerm

extension ScriptRunner {
    func check(_ step: ScriptStep) async throws(ScriptFailure) {
        switch step {
        case .expectText(let text, let isThere): try expect(text, isThere: isThere)
        case .expectNoProblems:
            let problems = await app.problems()
            guard let first = problems.first else { return }
            let more = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
            throw ScriptFailure(expected: "no problems", found: first + more)
        case .expectCount(let id, let count):
            guard let found = app.count(of: id) else {
                throw ScriptFailure(expected: "\(id) to count \(count)", found: app.missing(id))
            }
            guard found == count else { throw ScriptFailure(expected: "\(id) to count \(count)", found: "\(found)") }
        case .expectToast(let text): try await expectToast(text)
        case .expectRequest(let kind, let text): try expectRequest(kind, containing: text)
        default: break
        }
    }

    /// On the screen, or anywhere on the page where one could scroll to it. Line breaks count as blanks.
    private func expect(_ text: String, isThere: Bool) throws(ScriptFailure) {
        let wanted = text.onOneLine
        let isFound = app.screen.onOneLine.contains(wanted) || app.wholePage().onOneLine.contains(wanted)
        guard isFound != isThere else { return }
        throw isThere
            ? ScriptFailure(expected: "text \"\(text)\"", found: nearest(to: wanted))
            : ScriptFailure(expected: "no text \"\(text)\"", found: "it is on the page")
    }

    /// The row that has most of the words, where one has half of them at least.
    private func nearest(to wanted: String) -> String {
        let words = wanted.lowercased().split(separator: " ")
        let rows = app.wholePage().map { row in
            let found = Set(row.lowercased().split(whereSeparator: \.isWhitespace))
            return (row, words.count { found.contains($0) })
        }
        guard let (row, shared) = rows.max(by: { $0.1 < $1.1 }), shared > 0, shared * 2 >= words.count else {
            return "no such text on the page"
        }
        return "no such text on the page, the nearest is \"\(row.onOneLine)\""
    }

    /// Toasts come one after the other: those before it are let go.
    private func expectToast(_ text: String) async throws(ScriptFailure) {
        var seen: [String] = []
        while let toast = app.toast {
            if toast.onOneLine.contains(text.onOneLine) { return }
            seen.append("\"\(toast)\"")
            guard await app.passToast() else { throw .tooSlow }
        }
        let found = seen.isEmpty ? "no toast" : "toast \(seen.joined(separator: ", then "))"
        throw ScriptFailure(expected: "toast \"\(text)\"", found: found)
    }

    private func expectRequest(_ kind: ScriptStep.RequestKind?, containing text: String?) throws(ScriptFailure) {
        let isSent = requests.all.contains { request in
            (kind == nil || request.kind == kind) && (text.map(request.sent.contains) ?? true)
        }
        guard !isSent else { return }
        let what = [kind?.rawValue, text.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
        let sent = requests.all.map { "\($0.kind?.rawValue ?? "page") \($0.sent)".onOneLine }
        throw ScriptFailure(
            expected: "request \(what)",
            found: sent.isEmpty ? "no request" : sent.joined(separator: "; ")
        )
    }
}

extension StringProtocol {
    /// Words with one blank between them.
    fileprivate var onOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension [String] {
    fileprivate var onOneLine: String { joined(separator: " ").onOneLine }
}
