import Foundation
import TestSupport
import Testing

@testable import FlowCore

@Suite("Broken pages")
struct BrokenPageTests {
    private static let samples = ["home", "feed", "checkout", "faq", "layouts", "text", "problems"]

    @Test("However a sample is broken, what is left is a sound page, twice the same", arguments: samples)
    func mutations(name: String) throws {
        let original = try [UInt8](Data(contentsOf: URL(fileURLWithPath: PackageRoot.path("Samples/\(name).json"))))
        var mutator = PageMutator(seed: UInt64(name.utf8.count))
        for round in 0..<60 {
            var text = original
            for _ in 0...(round % 4) { text = try mutator.mutated(text) }
            let note = Comment(rawValue: String(decoding: text, as: UTF8.self))
            let document = try JSONDocument(text)
            let first = outcome(of: text)
            #expect(first == outcome(of: text), note)
            #expect(Set(first.ids).count == first.ids.count, note)
            for diagnostic in first.diagnostics {
                let node = try #require(document.node(at: diagnostic.path), note)
                // A path leads to the first member of its name, and of a repeated name only the first is read.
                #expect(node.location == diagnostic.location, note)
            }
        }
    }

    private struct Outcome: Equatable {
        var ids: [String] = []
        var diagnostics: [Diagnostic] = []
        var error: FlowDecodeError?
    }

    private func outcome(of text: [UInt8]) -> Outcome {
        var outcome = Outcome()
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: WidgetContentTable.samples, diagnostics: diagnostics)
        do throws(FlowDecodeError) {
            outcome.ids = try decoder.decodePage(text).widgets.map(\.id)
        } catch {
            outcome.error = error
        }
        outcome.diagnostics = diagnostics.all
        return outcome
    }
}
