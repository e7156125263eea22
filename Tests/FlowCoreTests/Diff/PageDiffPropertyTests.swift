import TestSupport
import Testing

@testable import FlowCore

@Suite("PageDiff, whatever the page")
struct PageDiffPropertyTests {
    private static let seeds: Range<UInt64> = 0..<200

    @Test("A page differs from itself in nothing, and any two pages can be compared", arguments: seeds)
    func anyPage(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = RandomPage.json(using: &random)
        let page = try Decoded(response: text).value
        let diff = PageDiff(from: page, to: try Decoded(response: text).value)
        #expect(diff.picture.isEmpty)
        let other = try Decoded(response: RandomPage.json(using: &random)).value
        let there = PageDiff(from: page, to: other)
        let back = PageDiff(from: other, to: page)
        #expect(there.isEmpty == back.isEmpty)
        let growth = there.count(of: .added, .widget) - there.count(of: .removed, .widget)
        #expect(growth == other.widgetCount - page.widgetCount)
    }

    @Test("A page broken anywhere is compared without a trap", arguments: seeds)
    func brokenPage(seed: UInt64) throws {
        var mutator = PageMutator(seed: seed)
        let text = Array(Self.fold(depth: 3).utf8)
        let mutated = try mutator.mutated(text)
        guard let new = try? Decoded(response: String(decoding: mutated, as: UTF8.self)).value else { return }
        let old = try Decoded(response: String(decoding: text, as: UTF8.self)).value
        #expect(PageDiff(from: old, to: new).changes.allSatisfy { !$0.kinds.isEmpty })
        #expect(PageDiff(from: new, to: new).isEmpty)
    }

    @Test("After edits exactly the edited widgets are named", arguments: seeds)
    func edits(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var page = EditedPage(using: &random)
        let before = page.json
        for _ in 0..<Int.random(in: 1...6, using: &random) { page.edit(using: &random) }
        let diff = try PageDiff(before, page.json)
        let found = diff.changes.map { change in
            "\(change.kinds.map(\.rawValue).joined(separator: "+")) \((change.old ?? change.new)?.id ?? "")"
        }
        #expect(found.sorted() == page.expected.sorted())
    }

    @Test("Documents as deep as they may be are compared as well")
    func deep() throws {
        let old = try Decoded(response: Self.fold(depth: 160)).value
        let new = try Decoded(response: Self.fold(depth: 160, leaf: "Other")).value
        let diff = PageDiff(from: old, to: new)
        #expect(diff.changes.count == 1)
        #expect(diff.changes.first?.fields.map(\.path) == ["data.title"])
    }

    private static func fold(depth: Int, leaf: String = "Leaf") -> String {
        var widget = #"{"type":"title_block","id":"leaf","data":{"title":"\#(leaf)"}}"#
        for level in 0..<depth { widget = #"{"type":"accordion","id":"f\#(level)","data":{"items":[\#(widget)]}}"# }
        return #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widget)]}]}}"#
    }
}

extension PageDiff {
    fileprivate func count(of kind: DiffChange.Kind, _ subject: DiffChange.Subject) -> Int {
        changes.count { $0.kinds.contains(kind) && $0.subject == subject }
    }
}
