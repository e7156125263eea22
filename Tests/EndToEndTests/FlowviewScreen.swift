import TestSupport
import Testing

/// What a person looks for on flowview's screen.
extension TmuxSession {
    /// Starts flowview on something in the package, in a terminal of its own.
    static func flowview<Result>(
        _ arguments: String...,
        size: (columns: Int, rows: Int) = (80, 24),
        environment: [String: String] = [:],
        directory: String = PackageRoot.url.path,
        body: (TmuxSession) async throws -> Result
    ) async throws -> Result {
        try await run(
            [FlowviewBinary.path] + arguments,
            size: size,
            environment: environment,
            directory: directory,
            body: body
        )
    }

    /// The text of the rows that the focus bar stands beside.
    func focusedText() throws -> String {
        try screen().split(separator: "\n").filter { $0.hasPrefix("▌") }.joined(separator: "\n")
    }

    /// Presses a key until the focus is on something that shows the text; a page of a hundred controls is no page here.
    func focus(_ text: String, pressing key: String = "Tab") async throws {
        for _ in 0..<100 {
            if try focusedText().contains(text) { return }
            let before = try screen()
            try press(key)
            // The last control on a page may be the only one: then nothing moves, and there is nothing to wait for.
            _ = try? await wait(until: "the focus to move", within: .milliseconds(500)) { $0 != before }
        }
        throw TmuxError.timedOut(waitingFor: "the focus on ‘\(text)’", screen: try screen())
    }

    /// The screen's row that shows the text.
    func row(showing text: String) throws -> String? {
        try screen().split(separator: "\n").map(String.init).first { $0.contains(text) }
    }

    /// Waits until the row that shows the text also shows another one.
    func wait(forRow text: String, toShow expected: String) async throws {
        try await wait(until: "‘\(expected)’ in the row of ‘\(text)’") { screen in
            screen.split(separator: "\n").contains { $0.contains(text) && $0.contains(expected) }
        }
    }

    /// The screen of a page that has just been opened.
    static func firstScreen(
        of source: String,
        size: (columns: Int, rows: Int),
        environment: [String: String] = [:]
    ) async throws -> String {
        try await flowview(source, size: size, environment: environment) { session in
            try await session.wait(for: "q quit")
        }
    }

    func wait(toMatch expected: String) async throws {
        try await wait(until: "the screen\n\(expected)\n", within: .seconds(30)) { $0 == expected }
    }
}
