import Testing

@testable import flowview

@Suite("PageSequence")
struct PageSequenceTests {
    @Test("Later pages carry their number in front of the ending")
    func names() {
        let sequence = PageSequence(first: "my.feed.json")
        #expect((1...3).map(sequence.name) == ["my.feed.json", "my.feed.page2.json", "my.feed.page3.json"])
        #expect(PageSequence(first: "feed").name(of: 2) == "feed.page2")
    }

    @Test(
        "A later page is told from a first one by its name",
        arguments: [("feed.page2.json", true), ("feed.json", false), ("page2.json", false), ("feed.pages.json", false)]
    )
    func follower(name: String, expected: Bool) {
        #expect(PageSequence.isFollower(name) == expected)
    }
}
