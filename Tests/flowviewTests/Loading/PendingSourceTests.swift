import FlowCore
import FlowTerm
import Glibc
import TestSupport
import Testing

@testable import flowview

@MainActor
@Suite("PendingSource")
struct PendingSourceTests {
    private let folder: TemporaryFolder
    private let registry = WidgetRegistry()
    private nonisolated static let page = #"{"page": {"id": "p", "sections": []}}"#

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file is decoded, and read anew by its own loader")
    func file() async throws {
        let path = try folder.write(Self.page, to: "page.json")
        let pending = try #require(PendingSource(path, widgetDecoding: registry))
        #expect(try await pending.opened.get().answer.value.id == "p")
        #expect(pending.loader.file == path)
        #expect(pending.meter.progress?.isComplete == true)
        try folder.write("new", to: "page.json")
        #expect(try await pending.loader.load(.refresh) == Array("new".utf8))
    }

    @Test("What cannot be read, and what is no page, are failures, told as the screen tells them")
    func failures() async throws {
        let gone = try #require(PendingSource(folder.path + "/gone.json", widgetDecoding: registry))
        #expect(await gone.page().failure?.description.hasSuffix("gone.json: no such file or directory") == true)
        let broken = try #require(PendingSource(try folder.write("[]", to: "list.json"), widgetDecoding: registry))
        #expect(await broken.page().failure?.description.contains("array") == true)
    }

    @Test("A pipe is waited for as long as there is patience, and serves the same bytes again")
    func pipe() async throws {
        let path = folder.path + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let pending = try #require(PendingSource(path, widgetDecoding: registry))
        #expect(await pending.opened(within: .milliseconds(20)) == nil)
        let writing = Task.detached { await BlockingThread.run { try? FileWriter.write(Self.page, to: path) } }
        let opened = await pending.opened(within: .seconds(60))
        _ = await writing.value
        #expect(try opened?.get().answer.value.id == "p")
        #expect(try await pending.loader.load(.refresh) == Array(Self.page.utf8))
    }

    @Test("Folders, addresses and the gallery are not waited for", arguments: [nil, "/", "http://127.0.0.1/"])
    func others(argument: String?) {
        #expect(PendingSource(argument, widgetDecoding: registry) == nil)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
