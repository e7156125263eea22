/// The members an object of the contract may have.
package struct Shape: Sendable {
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
        return member.document.bytes.withUnsafeBufferPointer { bytes in
            names.firstIndex { name in
                let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
                return JSONText.literal(in: bytes, at: start, equals: name)
            }
        }
    }

    func has(_ name: String) -> Bool { memberNames.contains(name) }
}
