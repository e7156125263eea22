/// A step that did not come out as a script expects.
struct ScriptFailure: Error, Hashable, Sendable {
    let expected: String
    let found: String
}

/// What became of a script.
struct ScriptResult: Sendable {
    enum Outcome: Sendable {
        case passed
        /// - Parameter number: of the step, counted from 1.
        case failed(ScriptFailure, at: ScriptLine, number: Int, frame: [String])
    }

    /// As named on the command line.
    let script: String
    let stepCount: Int
    let outcome: Outcome
    /// The snapshots that were written anew.
    let recorded: [String]

    var passes: Bool {
        if case .passed = outcome { recorded.isEmpty } else { false }
    }

    /// What a person reads; for a failure the line, what was expected and found, and the screen at that moment.
    var lines: [String] {
        let name = PlainText.line(script)
        let recorded = recorded.map { "\(name): recorded \(PlainText.line($0)), run again without --record" }
        switch outcome {
        case .passed:
            return recorded + (recorded.isEmpty ? ["\(name): ok, \(stepCount) step\(stepCount == 1 ? "" : "s")"] : [])
        case .failed(let failure, let line, let number, let frame):
            let place = "\(name):\(line.number)"
            let rows = frame.map { $0.isEmpty ? "  |" : "  | \($0)" }
            return recorded + [
                "\(place): step \(number) of \(stepCount) failed: \(PlainText.line(line.text))",
                "  expected \(PlainText.line(failure.expected))",
                "  found    \(PlainText.line(failure.found))",
            ] + rows
        }
    }
}
