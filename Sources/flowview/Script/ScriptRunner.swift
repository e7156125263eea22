import FlowCore
import FlowTerm

/// Plays a script on a page that nobody sees, up to the first step that fails.
@MainActor
struct ScriptRunner {
    let app: HeadlessApp
    let requests: RequestLog
    let snapshots: SnapshotFolder
    /// Next pages that steps have asked for since the page was loaded.
    private var nextPages = 0

    init(app: HeadlessApp, requests: RequestLog, snapshots: SnapshotFolder) {
        self.app = app
        self.requests = requests
        self.snapshots = snapshots
    }

    /// - Returns: the snapshots that were recorded, and the failure if there was one.
    mutating func run(_ lines: [ScriptLine], named name: String) async -> ScriptResult {
        var recorded: [String] = []
        for (index, line) in lines.enumerated() {
            do throws(ScriptFailure) {
                guard !app.hasEnded else { throw ScriptFailure(expected: "the page", found: "it was left") }
                if let file = try await carryOut(line.step) { recorded.append(file) }
            } catch {
                return result(.failed(error, at: line, number: index + 1, frame: app.screen))
            }
        }
        return result(.passed)

        func result(_ outcome: ScriptResult.Outcome) -> ScriptResult {
            ScriptResult(script: name, stepCount: lines.count, outcome: outcome, recorded: recorded)
        }
    }

    /// A page that did not come fails the first step.
    func timedOut(_ lines: [ScriptLine], named name: String) -> ScriptResult {
        let first = lines.first ?? ScriptLine(number: 1, text: "", step: .wait(0))
        let outcome = ScriptResult.Outcome.failed(.tooSlow, at: first, number: 1, frame: app.screen)
        return ScriptResult(script: name, stepCount: lines.count, outcome: outcome, recorded: [])
    }

    /// - Returns: the file of a snapshot that was recorded.
    private mutating func carryOut(_ step: ScriptStep) async throws(ScriptFailure) -> String? {
        switch step {
        case .press(let keys): try await press(keys)
        case .focus(let id): try await focus(id)
        case .tap(let id, let control):
            if let control { try await focus(control, in: id) } else { try await focus(id) }
            try await press([Key(.enter)])
            try refuseHint(expected: "\(id) to be tapped")
        case .expand(let id, let isExpanded): try await expand(id, isExpanded)
        case .step(let id, let count):
            try await move(id, by: count)
        case .refresh:
            nextPages = 0
            try await press([.character("r")])
            try refuseHint(expected: "the page to be refreshed")
        case .nextPage: try await loadNextPage()
        case .wait(let seconds):
            await app.clock.advance(by: .seconds(seconds))
            try await settle()
        case .snapshot(let name): return try snapshots.compare(app.screen, with: name)
        default: try await check(step)
        }
        return nil
    }

    private func press(_ keys: [Key]) async throws(ScriptFailure) {
        for key in keys where !app.hasEnded {
            guard await app.press(key) else { throw .tooSlow }
        }
    }

    private func settle() async throws(ScriptFailure) {
        guard await app.settle() else { throw .tooSlow }
    }

    private func focus(_ id: String) async throws(ScriptFailure) {
        guard app.visit(id) else { throw ScriptFailure(expected: "the widget \(id)", found: app.missing(id)) }
        try await settle()
        guard app.hasFocus(id) else {
            throw ScriptFailure(expected: "\(id) to take the focus", found: "nothing in it can be pressed")
        }
    }

    private func focus(_ control: String, in id: String) async throws(ScriptFailure) {
        guard app.isThere(id) else { throw ScriptFailure(expected: "the widget \(id)", found: app.missing(id)) }
        _ = app.visit(id)
        try await settle()
        guard app.focus(control, in: id) else {
            let others = app.controls(of: id).map { "\"\($0)\"" }.joined(separator: ", ")
            throw ScriptFailure(
                expected: "\"\(control)\" in \(id) to take the focus",
                found: others.isEmpty ? "nothing in it can be pressed" : "only \(others)"
            )
        }
        try await settle()
    }

    private func expand(_ id: String, _ isExpanded: Bool) async throws(ScriptFailure) {
        try await focus(id)
        guard app.isExpanded(id) != nil else {
            throw ScriptFailure(expected: "\(id) to be a container", found: "it holds nothing to show")
        }
        try await press([.character(isExpanded ? "l" : "h")])
    }

    /// A page whose end shows loads on by itself: that counts for the step, whenever it happened.
    private mutating func loadNextPage() async throws(ScriptFailure) {
        nextPages += 1
        guard app.canLoadOn || app.nextPageCount >= nextPages else {
            throw ScriptFailure(expected: "a next page", found: "the page does not go on")
        }
        try await press([.character("G")])
        // After a failure it waits for somebody to press the row there.
        if app.nextPageCount < nextPages {
            guard await app.loadNextPage() else { throw .tooSlow }
        }
        guard app.nextPageCount >= nextPages else {
            throw ScriptFailure(expected: "a next page", found: app.nextPageFailure ?? "none")
        }
    }

    /// A stepper that ends before is not where the script believes it to be.
    private func move(_ id: String, by count: Int) async throws(ScriptFailure) {
        try await focus(id)
        let before = app.count(of: id) ?? 0
        try await press(Array(repeating: .character(count < 0 ? "-" : "+"), count: abs(count)))
        try refuseHint(expected: "\(id) to be stepped")
        let after = app.count(of: id) ?? 0
        guard after == before + count else {
            throw ScriptFailure(expected: "\(id) to go from \(before) to \(before + count)", found: "\(after)")
        }
    }

    /// A key that did nothing says why in the status line.
    private func refuseHint(expected: String) throws(ScriptFailure) {
        if let hint = app.hint { throw ScriptFailure(expected: expected, found: hint) }
    }
}

extension ScriptFailure {
    static let tooSlow = ScriptFailure(expected: "an answer within the time-out", found: "none")
}
