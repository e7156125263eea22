/// What there must be at a place for a rule to have anything to look at.
///
/// A page has hundreds of thousands of values and a few dozen rules for most of them: what a glance settles must not
/// cost a call.
package enum LintTrigger: Sendable {
    case always
    /// One of these members, other than `null`. Of a role whose members are open, anything at all.
    case members([StaticString])
    /// One of these members is missing or `null`. Of a role whose members are open, anything at all.
    case lack([StaticString])
    /// A member the contract does not know.
    case strangers
    /// A text with one of these traits.
    case text(TextTraits)
    /// A member that is a number below 0.
    case negativeMember
    /// A color in other words than six hex digits.
    case unusualHex
}

/// What a glance at a place shows, as bits.
struct LintGlance {
    fileprivate static let always: UInt64 = 1 << 63
    fileprivate static let strangers: UInt64 = 1 << 62
    fileprivate static let negative: UInt64 = 1 << 61
    fileprivate static let unusualHex: UInt64 = 1 << 60
    fileprivate static let firstTrait: UInt64 = 48

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

    mutating func see(member slot: Int) { bits |= 1 << slot }
    mutating func seeStranger() { bits |= Self.strangers }
    mutating func seeNegativeMember() { bits |= Self.negative }
    mutating func seeUnusualHex() { bits |= Self.unusualHex }
    mutating func see(_ traits: TextTraits) { bits |= UInt64(traits.rawValue) << Self.firstTrait }
}

/// What a rule waits for, to be compared with what a glance shows.
struct LintWait {
    private var seen: UInt64 = 0
    private var unseen: UInt64 = 0

    /// Of no rule at all.
    init() {}

    /// At places of a shape.
    init(_ trigger: LintTrigger, in shape: Shape?) {
        switch trigger {
        case .always: seen = LintGlance.always
        case .members(let names): seen = Self.bits(of: names, in: shape)
        case .lack(let names):
            if shape == nil { seen = LintGlance.always } else { unseen = Self.bits(of: names, in: shape) }
        case .strangers: seen = LintGlance.strangers
        case .text(let traits): seen = UInt64(traits.rawValue) << LintGlance.firstTrait
        case .negativeMember: seen = LintGlance.negative
        case .unusualHex: seen = LintGlance.unusualHex
        }
    }

    private static func bits(of names: [StaticString], in shape: Shape?) -> UInt64 {
        guard let shape else { return .max }
        return names.reduce(0) { $0 | (shape.number(of: $1).map { 1 << $0 } ?? 0) }
    }

    /// Whether the wait is over.
    func ends(with glance: LintGlance) -> Bool { glance.bits & seen | ~glance.bits & unseen != 0 }

    /// Ends as soon as one of the two does.
    mutating func formUnion(_ other: LintWait) {
        seen |= other.seen
        unseen |= other.unseen
    }
}
