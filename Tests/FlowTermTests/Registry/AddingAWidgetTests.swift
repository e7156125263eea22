import Foundation
import TestSupport
import Testing

/// The guide shows code of `Tests/HostPackage`, which is compiled and run; it must show it as it is.
@Suite("docs/adding-a-widget.md")
struct AddingAWidgetTests {
    @Test("Every piece of Swift stands in the host package, byte for byte")
    func code() throws {
        let blocks = try swiftBlocks(of: text("docs/adding-a-widget.md"))
        let sources = try ["Host", "OrderCard", "Drawer"].map { try text("Tests/HostPackage/Sources/host/\($0).swift") }
        #expect(blocks.count == 6)
        for block in blocks {
            #expect(sources.contains { $0.contains("\n" + block) }, "not in the host package:\n\(block)")
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: PackageRoot.path(path), encoding: .utf8)
    }

    /// Each with its last line break.
    private func swiftBlocks(of document: String) -> [String] {
        document.components(separatedBy: "```swift\n").dropFirst().compactMap { rest in
            rest.range(of: "```").map { String(rest[..<$0.lowerBound]) }
        }
    }
}
