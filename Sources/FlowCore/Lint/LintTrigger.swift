/// What there must be at a place for a rule to have anything to look at.
///
/// A page has hundreds of thousands of values and a few dozen rules for most of them: what a glance settles must not
/// cost a call.
package enum LintTrigger: Sendable {
    case always
    /// One of these members, other than `null`. Of a role whose members are open, anything at all.
    case members([StaticString])
    /// A member the contract does not know.
    case strangers
    /// A text with one of these traits.
    case text(TextTraits)
}

/// What a glance at a place shows, as bits, to be compared with what rules wait for.
struct LintGlance {
    private static let always: UInt64 = 1 << 63
    private static let strangers: UInt64 = 1 << 62
    private static let firstTrait: UInt64 = 48

    private(set) var bits: UInt64

    /// Of a place about which nothing more is known.
    static let open = LintGlance(bits: .max)

    /// Before anything has been seen.
    init() {
        bits = Self.always
    }

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// What a rule waits for, at places of a shape.
    init(_ trigger: LintTrigger, in shape: Shape?) {
        switch trigger {
        case .always: bits = Self.always
        case .members(let names):
            bits = shape.map { shape in names.reduce(0) { $0 | (shape.number(of: $1).map { 1 << $0 } ?? 0) } } ?? .max
        case .strangers: bits = Self.strangers
        case .text(let traits): bits = UInt64(traits.rawValue) << Self.firstTrait
        }
    }

    mutating func see(member index: Int) { bits |= 1 << index }
    mutating func seeStranger() { bits |= Self.strangers }
    mutating func see(_ traits: TextTraits) { bits |= UInt64(traits.rawValue) << Self.firstTrait }

    func has(member index: Int) -> Bool { bits & 1 << index != 0 }
    func shows(_ awaited: LintGlance) -> Bool { bits & awaited.bits != 0 }
}
