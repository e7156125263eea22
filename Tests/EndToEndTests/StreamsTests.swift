import Foundation
import TestSupport
import Testing

/// Standard streams that are no terminal, in every combination.
@Suite("Streams", .serialized)
struct StreamsTests {
    @Test("A page in a pipe without a name is browsed, with the keys of the terminal, and can be stopped and continued")
    func pipedIn() async throws {
        try await TmuxSession.run(["bash", "--norc", "-i"], directory: PackageRoot.url.path) { session in
            try session.type("cat Samples/faq.json | \(FlowviewBinary.path); echo status=$?\n")
            try await session.wait(for: "▸ Do you deliver?")
            try session.press("C-z")
            try await session.wait(for: "Stopped")
            try session.type("clear; fg\n")
            try await session.wait(for: "q quit")
            try await session.focus("Do you deliver?")
            try session.press("Enter")
            try await session.wait(for: "▾ Do you deliver?")
            try session.press("q")
            try await session.wait(until: "the shell") { _ in try !session.state().isAlternateScreen }
        }
    }

    @Test("Output into a pipe is the page as text, at once")
    func pipedOut() async throws {
        let script = "\"$1\" Samples/faq.json | cat; echo status=$?"
        try await PtySession.run(
            ["sh", "-c", script, "sh", FlowviewBinary.path],
            directory: PackageRoot.url.path
        ) { session in
            let ending = try await session.waitForExit()
            #expect(ending.status == 0)
            #expect(session.text.contains("▸ Do you deliver?"))
            #expect(!session.text.contains("\u{1B}"))
        }
    }

    @Test("Without any terminal the page is printed", arguments: ["Samples/faq.json", "-"])
    func noTerminal(source: String) throws {
        let run = try Subprocess.run(
            ["setsid", "-w", FlowviewBinary.path, source],
            input: try String(contentsOfFile: PackageRoot.path("Samples/faq.json"), encoding: .utf8),
            directory: PackageRoot.url.path
        )
        #expect(run.status == 0)
        #expect(run.output.contains("▸ Do you deliver?"))
    }

    @Test("For listeners the page is lines without boxes, on the normal screen", arguments: ["ACCESSIBLE", "--plain"])
    func plain(by way: String) async throws {
        let isOption = way.hasPrefix("--")
        try await PtySession.run(
            [FlowviewBinary.path] + (isOption ? [way] : []) + ["Samples/home.json"],
            environment: isOption ? [:] : [way: "1"],
            directory: PackageRoot.url.path
        ) { session in
            let ending = try await session.waitForExit()
            #expect(ending.status == 0)
            #expect(session.text.contains("Walnut loaf"))
            #expect(session.text.unicodeScalars.allSatisfy { !"─│╭╮╰╯▒\u{1B}".unicodeScalars.contains($0) })
        }
    }
}
