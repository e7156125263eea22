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
    private let slots: [Slot]

    init(_ members: KeyValuePairs<StaticString, Slot>) {
        names = members.map(\.key)
        slots = members.map(\.value)
    }

    /// The names, for suggestions.
    var memberNames: [String] { names.map(\.description) }

    subscript(_ index: Int) -> Slot { slots[index] }

    /// The number of the slot for a member of an object, found without making a String of its name.
    func index(of member: JSONNode) -> Int? {
        let start = Int(member.record.slot)
        return member.document.bytes.withUnsafeBytes { bytes in
            let bytes = bytes.bindMemory(to: UInt8.self)
            for index in names.indices {
                let name = UnsafeBufferPointer(start: names[index].utf8Start, count: names[index].utf8CodeUnitCount)
                if JSONText.literal(in: bytes, at: start, equals: name) { return index }
            }
            return nil
        }
    }

    func number(of name: StaticString) -> Int? { memberNames.firstIndex(of: name.description) }

    func has(_ name: String) -> Bool { memberNames.contains(name) }
}
