import FlowCore
import Testing

@Suite("nearestName")
struct NearestNameTests {
    private let types = ["title_block", "image_text_card", "separator", "button_row", "tag_rail", "banner"]

    @Test(
        "A slip of the hand is forgiven",
        arguments: [
            ("image_text_crad", "image_text_card"), ("Title_Block", "title_block"), ("title_block ", "title_block"),
            ("titleblock", "title_block"), ("tag-rail", "tag_rail"), ("baner", "banner"), ("buton_rows", "button_row"),
        ]
    )
    func near(name: String, expected: String) {
        #expect(nearestName(to: name, among: types) == expected)
    }

    @Test(
        "What is far from everything has no neighbour",
        arguments: ["", " ", "hologram", "video_player", "x", "banneraccordion"]
    )
    func far(name: String) {
        #expect(nearestName(to: name, among: types) == nil)
    }

    @Test("Of several the nearest wins, of equals the first")
    func ties() {
        #expect(nearestName(to: "card", among: ["cards_", "carp", "cart", "yard"]) == "carp")
        #expect(nearestName(to: "ab", among: ["ba", "abc"]) == "ba")
    }

    @Test("Without a limit something is found as long as there is something")
    func unlimited() {
        #expect(nearestName(to: "missing", among: ["q"], limit: .max) == "q")
        #expect(nearestName(to: "missing", among: [], limit: .max) == nil)
    }

    @Test("An absurdly long name takes no time", .timeLimit(.minutes(1)))
    func long() {
        let name = String(repeating: "a", count: 1_000_000)
        #expect(nearestName(to: name, among: types + [name + "b"]) == name + "b")
    }
}
