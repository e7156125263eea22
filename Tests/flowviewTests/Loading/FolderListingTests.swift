import FlowCore
import TestSupport
import Testing

@testable import flowview

@Suite("FolderListing")
struct FolderListingTests {
    @Test("JSON files are found at every depth, files before folders, hidden and other ones left out")
    func order() throws {
        let folder = try TemporaryFolder()
        for name in ["b.json", "a.json", "notes.txt", ".hidden.json", "sub/c.json", "sub/deep/d.json", ".git/e.json"] {
            try folder.write("{}", to: name)
        }
        #expect(try FolderListing.names(in: folder.path) == ["a.json", "b.json", "sub/c.json", "sub/deep/d.json"])
        #expect(
            try FolderListing.names(in: folder.path + "/") == ["a.json", "b.json", "sub/c.json", "sub/deep/d.json"]
        )
    }

    @Test("A link to the folder itself is not followed")
    func circle() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "sub/a.json")
        try folder.link("sub/up", to: folder.path)
        #expect(try FolderListing.names(in: folder.path) == ["sub/a.json"])
    }

    @Test("A folder without pages is an error")
    func empty() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: LoadError.self) { try FolderListing.names(in: folder.path) }
        #expect(error?.why == "there is no .json file in it")
    }
}
