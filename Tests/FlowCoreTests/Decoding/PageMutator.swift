import TestSupport

@testable import FlowCore

/// Breaks a JSON text in one place: drops, empties, retypes, doubles or moves a node.
struct PageMutator {
    enum Change: CaseIterable {
        case drop
        case null
        case retype
        case duplicate
        case reorder
    }

    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The text with one change to a node other than the root.
    mutating func mutated(_ text: [UInt8]) throws -> [UInt8] {
        let document = try JSONDocument(text)
        let number = UInt32.random(in: 1..<UInt32(document.records.count), using: &random)
        let node = JSONNode(document: document, number: number)
        let entry = Self.entry(of: node)
        switch Change.allCases.randomElement(using: &random) ?? .drop {
        case .drop: return Self.dropping(node, entry: entry, from: text)
        case .null: return Self.replacing(node.byteRange, in: text, by: "null")
        case .retype: return Self.replacing(node.byteRange, in: text, by: otherValue())
        case .duplicate:
            return Self.replacing(entry.upperBound..<entry.upperBound, in: text, by: "," + Self.text(entry, text))
        case .reorder: return try swapped(node, entry: entry, in: text)
        }
    }

    private mutating func otherValue() -> String {
        let values = ["true", "7", "-2.5", "1e999", "\"\"", "\"x\"", "[]", "{}", "[null]", #"{"type":"x"}"#]
        return values.randomElement(using: &random) ?? "7"
    }

    /// The node together with a sibling of the same container, each in the place of the other.
    private mutating func swapped(_ node: JSONNode, entry: Range<Int>, in text: [UInt8]) throws -> [UInt8] {
        let siblings = node.parent.map { Array($0.kind == .array ? $0.elements : $0.members) } ?? []
        guard let other = siblings.randomElement(using: &random), other != node else { return text }
        let second = Self.entry(of: other)
        let (first, last) = entry.lowerBound < second.lowerBound ? (entry, second) : (second, entry)
        return Array(text[..<first.lowerBound] + text[last] + text[first.upperBound..<last.lowerBound] + text[first])
            + Array(text[last.upperBound...])
    }

    private static func dropping(_ node: JSONNode, entry: Range<Int>, from text: [UInt8]) -> [UInt8] {
        var range = entry
        if let comma = text[entry.upperBound...].firstIndex(where: { !ASCII.isWhitespace($0) }),
            text[comma] == ASCII.comma
        {
            range = entry.lowerBound..<comma + 1
        } else if let comma = text[..<entry.lowerBound].lastIndex(where: { !ASCII.isWhitespace($0) }),
            text[comma] == ASCII.comma
        {
            range = comma..<entry.upperBound
        }
        return replacing(range, in: text, by: "")
    }

    /// The value with its member name.
    private static func entry(of node: JSONNode) -> Range<Int> {
        (node.keyLocation?.offset ?? node.byteRange.lowerBound)..<node.byteRange.upperBound
    }

    private static func replacing(_ range: Range<Int>, in text: [UInt8], by replacement: String) -> [UInt8] {
        var text = text
        text.replaceSubrange(range, with: replacement.utf8)
        return text
    }

    private static func text(_ range: Range<Int>, _ text: [UInt8]) -> String {
        String(decoding: text[range], as: UTF8.self)
    }
}
