import FlowCore
import Foundation
import TestSupport
import Testing

@testable import FlowTerm

/// The first screen of every sample, in the sizes, colors and alphabets people have.
///
/// A wanted change is recorded with `make record`, which fails on purpose; the difference is then read like code.
@MainActor
@Suite("Golden frames")
struct GoldenFrameTests {
    nonisolated static let samples = ["home", "checkout", "faq", "feed", "layouts", "text", "problems"]
    nonisolated static let sizes = [
        Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    ]

    @Test("Samples look as recorded, dark and light, in Unicode and in ASCII", arguments: samples, sizes)
    func samples(name: String, size: Size) async throws {
        for appearance in Appearance.allCases {
            for isUnicode in [true, false] {
                let frame = try await firstFrame(of: name, size: size, appearance: appearance, isUnicode: isUnicode)
                let alphabet = isUnicode ? "unicode" : "ascii"
                try check(frame, "\(name)-\(size.width)x\(size.height)-\(appearance.rawValue)-\(alphabet)")
            }
        }
    }

    @Test("A page is a skeleton while it loads")
    func skeleton() async throws {
        let terminal = RecordedTerminal(size: Size(width: 80, height: 24))
        let app = FlowApp(loader: ScriptedLoader(), registry: PageFixture.registry, terminal: terminal)
        let run = Task { await app.run() }
        #expect(await eventually { !terminal.frames.isEmpty })
        try check(try #require(terminal.frames.last), "skeleton-80x24")
        terminal.send(.closed)
        _ = await run.value
    }

    private func firstFrame(
        of name: String,
        size: Size,
        appearance: Appearance,
        isUnicode: Bool
    ) async throws -> CellBuffer {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let json = String(decoding: try Data(contentsOf: folder.appending(path: "Samples/\(name).json")), as: UTF8.self)
        let driver = await AppDriver(
            page: json,
            size: size,
            traits: TerminalTraits(isUnicode: isUnicode),
            appearance: appearance
        )
        return try #require(driver.terminal.frames.last)
    }

    private func check(_ frame: CellBuffer, _ name: String) throws {
        let file = GoldenFile(name, besides: #filePath)
        let text = FrameText(frame: frame).text
        if GoldenFile.isRecording {
            try file.record(text)
            Issue.record("recorded \(name)")
        } else if let difference = file.difference(from: text) {
            Issue.record(Comment(rawValue: difference))
        }
    }
}
