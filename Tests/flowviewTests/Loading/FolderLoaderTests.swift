import FlowCore
import TestSupport
import Testing

@testable import flowview

@Suite("FolderLoader")
struct FolderLoaderTests {
    private func page(_ mark: String, postback: String?) -> String {
        let cursor = postback.map { #", "postback": \#($0)"# } ?? ""
        return #"{"page": {"id": "\#(mark)", "pagination": {"has_more": \#(postback != nil)\#(cursor)}}}"#
    }

    private func next(_ postback: String?) throws -> PageRequest {
        .nextPage(pageID: "feed", postback: try postback.map { try JSONValue(parsing: Array($0.utf8)) })
    }

    private func action(_ json: String) throws -> PageRequest {
        let text = #"{"page": {"sections": [{"widgets": [{"type": "x", "actions": {"tap": \#(json)}}]}]}}"#
        let decoder = FlowDecoder.make(widgetDecoding: WidgetDecodingOfNothing())
        let page = try decoder.decodePage(Array(text.utf8))
        return .action(pageID: "feed", action: try #require(page.widgets.first?.actions["tap"]))
    }

    private func text(_ request: PageRequest, of loader: FolderLoader) async throws -> String {
        String(decoding: try await loader.load(request), as: UTF8.self)
    }

    private func why(_ request: PageRequest, of loader: FolderLoader) async -> LoadError? {
        await #expect(throws: LoadError.self) { _ = try await loader.load(request) }
    }

    private func feed(in folder: TemporaryFolder) throws -> FolderLoader {
        try folder.write(page("one", postback: #"{"c": 1}"#), to: "feed.json")
        try folder.write(page("two", postback: #"{"c": 2}"#), to: "feed.page2.json")
        try folder.write(page("three", postback: nil), to: "feed.page3.json")
        return FolderLoader(folder: DiskFolder(path: folder.path), page: "feed.json")
    }

    @Test("The cursor a page sent leads to the file behind that page, however often it is asked for")
    func followers() async throws {
        let folder = try TemporaryFolder()
        let loader = try feed(in: folder)
        for _ in 0..<2 {
            #expect(try await text(next(#"{"c": 2}"#), of: loader).contains("three"))
            #expect(try await text(next(#"{"c": 1}"#), of: loader).contains("two"))
        }
        #expect(try await text(.refresh, of: loader).contains("one"))
    }

    @Test("A cursor nobody sent is an error that says so")
    func unknownCursor() async throws {
        let folder = try TemporaryFolder()
        let error = await why(try next(#"{"c": 9}"#), of: try feed(in: folder))
        #expect(error?.why == "no page beside it has sent this cursor")
    }

    @Test("A missing next page is named in the error")
    func missingFollower() async throws {
        let folder = try TemporaryFolder()
        try folder.write(page("one", postback: "7"), to: "feed.json")
        let error = await why(try next("7"), of: FolderLoader(folder: DiskFolder(path: folder.path), page: "feed.json"))
        #expect(error?.where == folder.path + "/feed.page2.json")
        #expect(error?.why == "no such file or directory")
    }

    @Test("Pages whose cursors go in a circle do not send the loader round it")
    func circle() async throws {
        let folder = try TemporaryFolder()
        try folder.write(page("one", postback: "1"), to: "feed.json")
        try folder.write(page("two", postback: "1"), to: "feed.page2.json")
        let error = await why(try next("2"), of: FolderLoader(folder: DiskFolder(path: folder.path), page: "feed.json"))
        #expect(error?.why == "no page beside it has sent this cursor")
    }

    @Test("An api action is answered from the file of its endpoint")
    func answer() async throws {
        let folder = try TemporaryFolder()
        let loader = try feed(in: folder)
        try folder.write(#"{"toast": {"message": "hi"}}"#, to: "actions/bag/add.json")
        let request = try action(#"{"type": "api", "endpoint": "bag/add"}"#)
        #expect(try await text(request, of: loader).contains("hi"))
    }

    @Test(
        "An endpoint that leads out of the folder is refused",
        arguments: ["../secret", "/etc/passwd", "a/../../secret", "", "a//b", "./a", ".."]
    )
    func outside(endpoint: String) async throws {
        let folder = try TemporaryFolder()
        let loader = try feed(in: folder)
        try folder.write("{}", to: "secret.json")
        let error = await why(try action(#"{"type": "api", "endpoint": "\#(endpoint)"}"#), of: loader)
        #expect(error?.why == "an endpoint is a name, not a path out of the folder")
    }

    @Test("A symbolic link does not lead an endpoint out of the folder")
    func link() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let loader = try feed(in: folder)
        try other.write("{}", to: "secret.json")
        try folder.write("{}", to: "actions/fine.json")
        try folder.link("actions/way", to: other.path)
        let error = await why(try action(#"{"type": "api", "endpoint": "way/secret"}"#), of: loader)
        #expect(error?.why == "it lies outside the page's folder")
    }

    @Test("An action without an endpoint is an error that says so")
    func noEndpoint() async throws {
        let folder = try TemporaryFolder()
        let loader = try feed(in: folder)
        #expect(await why(try action(#"{"type": "api"}"#), of: loader)?.why == "it names no endpoint")
        #expect(await why(try action(#"{"type": "api", "endpoint": 4}"#), of: loader)?.why == "it names no endpoint")
    }
}

/// Every widget is unknown; its envelope decodes all the same.
struct WidgetDecodingOfNothing: WidgetDecoding {
    let widgetTypes: [String] = []

    func contentDecoder(for type: String) -> WidgetContentDecoder? { nil }
}
