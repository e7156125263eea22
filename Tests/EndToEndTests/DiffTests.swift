import Foundation
import TestSupport
import Testing

@Suite("Comparing two pages", .serialized)
struct DiffTests {
    @Test("On a terminal the changes are colored, in a pipe they are not, and the status tells whether there were any")
    func compared() async throws {
        let folder = try TemporaryFolder()
        let old = try String(contentsOfFile: PackageRoot.path("Samples/home.json"), encoding: .utf8)
        try folder.write(old, to: "old.json")
        try folder.write(old.replacing("Walnut loaf", with: "Walnut bread"), to: "new.json")
        let line = "\(FlowviewBinary.path) diff old.json new.json; echo status=$?"
        try await TmuxSession.run(["bash", "--norc", "-i"], size: (160, 40), directory: folder.path) { session in
            try session.type("clear; \(line)\n")
            try await session.wait(for: "status=1")
            let screen = try session.screen()
            #expect(screen.contains("~ image_text_card"))
            #expect(screen.contains("\"Walnut loaf\" → \"Walnut bread\""))
            #expect(try session.styledScreen().contains("\u{1B}[33m~ image_text_card"))
        }
        let run = try Subprocess.run(["sh", "-c", line], directory: folder.path)
        #expect(run.output.contains("\"Walnut loaf\" → \"Walnut bread\""))
        #expect(!run.output.contains("\u{1B}"))
        let same = try Subprocess.run([FlowviewBinary.path, "diff", "old.json", "old.json"], directory: folder.path)
        #expect(same.status == 0)
    }
}
