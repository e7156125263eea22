/// The members an object of the contract may have.
package final class Shape: Sendable {
    /// What the contract makes of a member.
    enum Slot: Sendable {
        /// A plain value, or one no rule looks into.
        case leaf
        case one(LintRole)
        case list(LintRole)
    }

    private let names: [StaticString]
    private let heads: [NameHead]
    private let slots: [Slot]

    init(_ members: KeyValuePairs<StaticString, Slot>) {
        names = members.map(\.key)
        heads = members.map { NameHead($0.key.bytes) }
        slots = members.map(\.value)
    }

    /// The names, for suggestions.
    var memberNames: [String] { names.map(\.description) }

    subscript(_ index: Int) -> Slot { slots[index] }

    /// The number of the slot for a member of an object, found without making a String of its name.
    func index(of member: JSONNode) -> Int? { index(ofNameAt: Int(member.record.slot), in: member.document) }

    /// The number of the slot for the name whose opening quote is at `start`.
    func index(ofNameAt start: Int, in document: JSONDocument) -> Int? {
        document.bytes.withUnsafeBytes { bytes in
            guard !document.hasEscapedNames, let word = NameHead.word(in: bytes, at: start) else {
                return names.indices.first { isName($0, writtenIn: bytes, at: start) }
            }
            for index in heads.indices where heads[index].begins(word) {
                if names[index].utf8CodeUnitCount < 8 || isName(index, writtenIn: bytes, at: start) { return index }
            }
            return nil
        }
    }

    private func isName(_ index: Int, writtenIn bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        JSONText.literal(in: bytes.assumingMemoryBound(to: UInt8.self), at: start, equals: names[index].bytes)
    }

    func number(of name: StaticString) -> Int? { memberNames.firstIndex(of: name.description) }

    func has(_ name: String) -> Bool { memberNames.contains(name) }
}

extension StaticString {
    /// The bytes of a name that is written in the program.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
