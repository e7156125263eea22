import Testing

@testable import FlowTerm

@Suite("SurfaceFrame")
struct SurfaceFrameTests {
    private func heights(_ frame: SurfaceFrame) -> [Int] {
        [frame.nav, frame.header, frame.rows, frame.footer].map(\.size.height)
    }

    @Test("Bars get what they ask for, with a rule to the rows")
    func roomy() {
        let frame = SurfaceFrame(size: Size(width: 80, height: 24), nav: 2, header: 1, footer: 1)
        #expect(heights(frame) == [2, 1, 18, 1])
        #expect(frame.rules == [3, 22])
    }

    @Test("Three lines stay for the rows, however high the bars are")
    func crowded() {
        for height in 0...40 {
            for footer in [0, 1, 9, 100] {
                let frame = SurfaceFrame(size: Size(width: 40, height: height), nav: 2, header: 7, footer: footer)
                #expect(frame.rows.size.height >= min(3, height))
                let lines = heights(frame).reduce(0, +) + frame.rules.count
                #expect(lines == height)
            }
        }
    }

    @Test("A footer keeps at least one line beside a header that would take all")
    func footerStays() {
        let frame = SurfaceFrame(size: Size(width: 40, height: 10), nav: 1, header: 50, footer: 2)
        #expect(heights(frame) == [1, 5, 3, 1])
    }
}
