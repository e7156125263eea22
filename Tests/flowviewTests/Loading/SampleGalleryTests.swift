import FlowCore
import TestSupport
import Testing

@testable import flowview

@Suite("SampleGallery")
struct SampleGalleryTests {
    @Test("Every file of the samples travels in the program, byte for byte")
    func complete() throws {
        let folder = PackageRoot.path("Samples")
        let names = try FolderListing.names(in: folder)
        #expect(Set(names) == Set(SampleGallery.files.keys))
        for name in names {
            #expect(try SampleGallery().bytes(of: name) == DiskFolder(path: folder).bytes(of: name))
        }
    }

    @Test("The gallery shows every page that is not a later page or an answer")
    func pages() {
        let firstPages = SampleGallery.files.keys.filter { !$0.contains("/") && !PageSequence.isFollower($0) }
        #expect(Set(SampleGallery.pages) == Set(firstPages))
    }

    @Test("Later pages and action answers are served out of the program as well")
    func loader() async throws {
        let loader = FolderLoader(folder: SampleGallery(), page: "feed.json")
        let bytes = try await loader.load(.initial)
        let page = try await FlowDecoder.make(widgetDecoding: WidgetDecodingOfNothing()).decodePage(bytes)
        let next = try await loader.load(.nextPage(pageID: page.id, postback: page.pagination?.postback))
        #expect(next == SampleGallery.files["feed.page2.json"])
    }
}
