import Testing

@testable import FlowTerm

@Suite("CarouselTrack")
struct CarouselTrackTests {
    private let track = CarouselTrack(widths: [10, 10, 10, 10], spacing: 2, window: 24)

    @Test("The last card ends at the window's edge, never before it")
    func lastCard() {
        #expect(track.scroll(0) == 0)
        #expect(track.scroll(1) == 12)
        #expect(track.scroll(3) == 46 - 24)
    }

    @Test("Bringing a card into view moves as little as possible")
    func revealing() {
        #expect(track.offset(revealing: 1, from: 0) == 0)
        #expect(track.offset(revealing: 2, from: 0) == 1)
        #expect(track.offset(revealing: 3, from: 0) == 2)
        #expect(track.offset(revealing: 0, from: 2) == 0)
    }

    @Test("Cards that all fit need no marks")
    func overflow() {
        #expect(track.overflows)
        #expect(!CarouselTrack(widths: [10, 10], spacing: 2, window: 24).overflows)
        #expect(!CarouselTrack(widths: [], spacing: 2, window: 24).overflows)
    }

    @Test("A card wider than the window is shown from its beginning")
    func wideCard() {
        let track = CarouselTrack(widths: [10, 40, 10], spacing: 2, window: 24)
        #expect(track.offset(revealing: 1, from: 0) == 1)
    }
}
