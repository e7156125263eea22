/// Findings as they are read: in the order of the source, the worst first where several are about one place, and one
/// that only repeats another in other words right behind it.
public struct FindingArrangement: Sendable {
    public let findings: [Finding]

    public init(of findings: [Finding]) {
        // Findings stay where they are and go by their numbers: there may be thousands, and few echo others.
        var sorted = findings
        sorted.sort { left, right in
            (left.location.offset, right.level) < (right.location.offset, left.level)
        }
        var heads: [Int] = []
        /// By the number of the finding they stand behind.
        var echoes: [Int: [Int]] = [:]
        var unknownTypes: [String: Int] = [:]
        for number in sorted.indices {
            guard let head = Self.head(of: number, in: sorted, among: heads, unknownTypes) else {
                if sorted[number].code == Diagnostic.Kind.unknownType.rawValue {
                    unknownTypes[sorted[number].path + ".type"] = number
                }
                heads.append(number)
                continue
            }
            sorted[number].echoedCode = sorted[head].code
            echoes[head, default: []].append(number)
        }
        self.findings = echoes.isEmpty ? sorted : heads.flatMap { [$0] + (echoes[$0] ?? []) }.map { sorted[$0] }
    }

    /// The finding that one repeats.
    private static func head(
        of number: Int,
        in sorted: [Finding],
        among heads: [Int],
        _ unknownTypes: [String: Int]
    ) -> Int? {
        if sorted[number].code == "type-case" { return unknownTypes[sorted[number].path] }
        let offset = sorted[number].location.offset
        let neighbors = heads.reversed().prefix { sorted[$0].location.offset == offset }
        return neighbors.last { sorted[$0].tells(of: sorted[number]) }
    }
}

extension Finding {
    /// Whether the fault of this finding is all that the other one is about.
    fileprivate func tells(of other: Finding) -> Bool {
        guard path == other.path else { return false }
        // What a client loses to a fault is no further fault.
        if clientLoss != nil || other.clientLoss != nil { return true }
        switch code {
        case Diagnostic.Kind.droppedElement.rawValue: return true
        case "action-without-type": return other.code == "blank-action-type"
        case "invisible-text": return other.code.hasPrefix("contrast-")
        default: return false
        }
    }
}
