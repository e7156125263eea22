import Foundation
import TestSupport
import Testing

@testable import flowview

@Suite("FileWatch")
struct FileWatchTests {
    /// Does something to a file and waits until the watch tells of it.
    private func expectWord(of path: String, after change: () throws -> Void) async throws {
        let changes = FileWatch.changes(of: path)
        try change()
        let watched = Task {
            for await _ in changes { return true }
            return false
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(60))
            watched.cancel()
        }
        #expect(await watched.value)
        limit.cancel()
    }

    @Test("Written in place, cut short, replaced, removed and made anew: each is told")
    func habits() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{}", to: "pages/page.json")
        try await expectWord(of: path) {
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.write(contentsOf: Data("[1]".utf8))
            try handle.close()
        }
        try await expectWord(of: path) {
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.truncate(atOffset: 0)
            try handle.close()
        }
        try await expectWord(of: path) {
            try folder.write("{}", to: "pages/.page.json.swp")
            #expect(rename(folder.path + "/pages/.page.json.swp", path) == 0)
        }
        try await expectWord(of: path) {
            try FileManager.default.moveItem(atPath: path, toPath: path + "~")
            try folder.write("{}", to: "pages/page.json")
        }
        try await expectWord(of: path) { #expect(unlink(path) == 0) }
        try await expectWord(of: path) { try folder.write("{}", to: "pages/page.json") }
    }

    @Test("A folder that is replaced, and a link that is turned, are noticed")
    func folders() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{}", to: "pages/page.json")
        try folder.write("[1, 2]", to: "next/page.json")
        try await expectWord(of: path) {
            try FileManager.default.moveItem(atPath: folder.path + "/pages", toPath: folder.path + "/old")
            try FileManager.default.moveItem(atPath: folder.path + "/next", toPath: folder.path + "/pages")
        }
        try folder.link("link.json", to: "pages/page.json")
        try await expectWord(of: folder.path + "/link.json") { try folder.write("[3]", to: "pages/page.json") }
    }

    @Test("Other files in the folder are nobody's business")
    func others() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{}", to: "page.json")
        let changes = FileWatch.changes(of: path)
        try await Task.sleep(for: .milliseconds(300))
        try folder.write("{}", to: "other.json")
        let watched = Task {
            for await _ in changes { return true }
            return false
        }
        try await Task.sleep(for: .milliseconds(1_500))
        watched.cancel()
        #expect(await !watched.value)
    }
}
