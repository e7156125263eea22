import FlowCore
import Foundation
import TestSupport
import Testing

@testable import FlowTerm

/// Whatever sizes a window had in between, at its old size it looks as before.
@MainActor
@Suite("Resizing")
struct ResizeTests {
    private func sample(_ name: String) throws -> String {
        try String(contentsOfFile: PackageRoot.path("Samples/\(name).json"), encoding: .utf8)
    }

    @Test(
        "Two hundred sizes from 1x1 to 300x100 leave no trace",
        arguments: [
            ("home", ""), ("home", "Space Space"), ("layouts", "Space Space ^E ^E ^E"), ("layouts", "G"),
            ("text", "d d ^E"), ("checkout", "G Enter"), ("checkout", "Tab Tab Tab Tab Tab Tab Enter"),
            ("faq", "e G ^Y ^Y"),
            ("faq", "G Enter ?"), ("faq", "? G k k"), ("problems", "D"), ("problems", "D j j Space j"),
            ("home", "D 3 G"), ("home", "D 3 Space Space k k"),
        ]
    )
    func detours(name: String, keys: String) async throws {
        let size = Size(width: 80, height: 24)
        let driver = await AppDriver(page: try sample(name), size: size)
        await driver.press(keys)
        let before = driver.screen
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<20 {
            for _ in 0..<10 {
                let width = Int.random(in: 1...300, using: &generator)
                driver.terminal.send(.resize(Size(width: width, height: .random(in: 1...100, using: &generator))))
            }
            await driver.settle()
        }
        await driver.resize(size)
        #expect(driver.screen == before)
    }

    @Test("A sheet's grid has as many columns as one that is opened at that size, and is scrolled no further")
    func sheet() async {
        let cards = (1...8).map { #"{"type": "title_block", "data": {"title": "Card \#($0)"}}"# }.joined(separator: ",")
        let button =
            #"{"type": "button_row", "id": "b", "data": {"buttons": [{"title": "Open", "action": "#
            + #"{"type": "open_bottom_sheet", "sheet": {"sections": [{"layout": {"arrangement": "grid", "columns": 4}, "#
            + #""widgets": [\#(cards)]}]}}}]}}"#
        let expected = await AppDriver(button, size: Size(width: 100, height: 20))
        await expected.press("Enter")
        let driver = await AppDriver(button, size: Size(width: 24, height: 20))
        await driver.press("Enter")
        #expect(driver.screen.contains("Card 1"))
        await driver.resize(Size(width: 100, height: 20))
        #expect(driver.screen == expected.screen)
    }
}
