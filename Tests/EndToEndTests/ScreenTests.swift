import Foundation
import TestSupport
import Testing

/// The picture on the glass, whatever happened to the terminal before.
@Suite("The screen", .serialized)
struct ScreenTests {
    @Test("Twenty times stopped, resized and continued, it shows the page as a fresh start would")
    func stopAndContinue() async throws {
        try await TmuxSession.run(["bash", "--norc", "-i"], directory: PackageRoot.url.path) { session in
            try session.type("stty -g > /dev/null; \(FlowviewBinary.path) Samples/faq.json\n")
            try await session.wait(for: "When are you open?")
            for round in 0..<20 {
                try session.press("C-z")
                try await session.wait(until: "the shell") { screen in
                    let state = try session.state()
                    return screen.contains("Stopped") && !state.isAlternateScreen && state.isCursorVisible
                }
                try session.resize(columns: round.isMultiple(of: 2) ? 60 : 80, rows: 20 + round % 5)
                try session.type("clear; fg\n")
                try await session.wait(for: "q quit")
            }
            let size = (columns: 80, rows: 24)
            try session.resize(columns: size.columns, rows: size.rows)
            try await session.wait(toMatch: try await TmuxSession.firstScreen(of: "Samples/faq.json", size: size))
            try session.press("q")
            try await session.wait(until: "the shell") { _ in try !session.state().isAlternateScreen }
        }
    }

    @Test("Nobody could continue a window's own command: Ctrl-Z only paints it again")
    func sessionLeader() async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/faq.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "q quit")
            let before = try await session.settle().count
            session.send("\u{1A}")
            try await session.wait(until: "the page again") { session in
                String(decoding: session.output[before...], as: UTF8.self).contains("q quit")
            }
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
        }
    }
}
