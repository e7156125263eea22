import Foundation
import TestSupport
import Testing

@Suite("A feed of several pages", .serialized)
struct FeedTests {
    @Test("It grows when its end comes into view, keeps the counts, and stops after the last page")
    func growth() async throws {
        try await TmuxSession.flowview("Samples/feed.json") { session in
            try await session.wait(for: "feed · 13 widgets")
            try await session.focus("Plum jam")
            try session.press("+", "+")
            try await session.wait(forRow: "Plum jam", toShow: "−   2   +")

            try session.press("G")
            try await session.wait(for: "26 widgets")
            try session.press("G")
            try await session.wait(for: "39 widgets")
            try session.press("G")
            try await session.wait(for: "Postcard of the oven")
            #expect(try session.screen().contains("39 widgets"))

            try session.press("g")
            try await session.wait(forRow: "Plum jam", toShow: "−   2   +")
        }
    }

    @Test(
        "A next page that is missing or broken keeps the page, says so, and is asked for again",
        arguments: [nil, "{]"]
    )
    func failure(secondPage: String?) async throws {
        let folder = try TemporaryFolder()
        let first = try String(contentsOfFile: PackageRoot.path("Samples/feed.json"), encoding: .utf8)
        try folder.write(first, to: "feed.json")
        if let secondPage { try folder.write(secondPage, to: "feed.page2.json") }

        try await TmuxSession.flowview("feed.json", directory: folder.path) { session in
            try await session.wait(for: "feed · 13 widgets")
            try session.press("G")
            try await session.wait(for: secondPage == nil ? "no such file" : "line 1")
            #expect(try session.screen().contains("13 widgets"))
            #expect(try session.screen().contains("Spelt flour"))

            let second = try String(contentsOfFile: PackageRoot.path("Samples/feed.page2.json"), encoding: .utf8)
            try folder.write(second, to: "feed.page2.json")
            try await session.focus("Enter tries again")
            try session.press("Enter")
            try await session.wait(for: "26 widgets")
        }
    }
}
