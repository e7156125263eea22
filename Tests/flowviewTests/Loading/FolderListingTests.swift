import FlowCore
import Glibc
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

    @Test("A pipe that looks like a page is left out, and a folder that cannot be listed stands for its files")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "a.json")
        try folder.write("{}", to: "locked/b.json")
        #expect(mkfifo(folder.path + "/pipe.json", 0o600) == 0)
        #expect(chmod(folder.path + "/locked", 0) == 0)
        defer { chmod(folder.path + "/locked", 0o700) }
        // Nothing is locked for root.
        let locked = access(folder.path + "/locked", R_OK) == 0 ? "locked/b.json" : "locked/"
        #expect(try FolderListing.names(in: folder.path) == ["a.json", locked])
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
