/// Findings as they are read: in the order of the source, the worst first where several are about one place, and one
/// that only repeats another in other words right behind it.
public struct FindingArrangement: Sendable {
    public let findings: [Finding]

    public init(of findings: [Finding]) {
        let sorted = findings.sorted { left, right in
            (left.location.offset, right.level) < (right.location.offset, left.level)
        }
        var heads: [Finding] = []
        /// By the number of the finding they stand behind.
        var echoes: [Int: [Finding]] = [:]
        var unknownTypes: [String: Int] = [:]
        for var finding in sorted {
            let offset = finding.location.offset
            let neighbors = heads.indices.reversed().prefix { heads[$0].location.offset == offset }
            let head =
                finding.code == "type-case"
                ? unknownTypes[finding.path] : neighbors.last { heads[$0].tells(of: finding) }
            guard let head else {
                if finding.code == Diagnostic.Kind.unknownType.rawValue {
                    unknownTypes[finding.path + ".type"] = heads.count
                }
                heads.append(finding)
                continue
            }
            finding.echoedCode = heads[head].code
            echoes[head, default: []].append(finding)
        }
        self.findings = echoes.isEmpty ? heads : heads.indices.flatMap { [heads[$0]] + (echoes[$0] ?? []) }
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
        case "invisible-text": return other.code.hasPrefix("contrast-")
        default: return false
        }
    }
}
