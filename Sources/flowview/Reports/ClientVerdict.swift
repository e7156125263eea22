import FlowCore

/// What users of a shipped client get to see of a source, as far as it is less than is shown here.
struct ClientVerdict: Hashable, Sendable {
    struct Loss: Hashable, Sendable {
        let part: ClientLoss.Part
        let path: String
        /// The fault that causes it, or the first of them.
        let location: SourceLocation
    }

    /// In the order of the source.
    let losses: [Loss]

    init(of findings: [Finding]) {
        var seen: Set<ClientLoss> = []
        losses = findings.compactMap { finding in
            guard let loss = finding.clientLoss, seen.insert(loss).inserted else { return nil }
            return Loss(part: loss.part, path: loss.path, location: finding.location)
        }
    }

    /// The word machines read.
    var word: String {
        if losses.contains(where: { $0.part == .page || $0.part == .answer }) { return "blanks" }
        return losses.isEmpty ? "shows" : "drops"
    }

    /// For people; nil when nothing is lost.
    var sentence: String? {
        let client = "client \(CheckStandard.Client.shipped.rawValue)"
        if losses.contains(where: { $0.part == .answer }) { return "\(client) loses this answer" }
        if losses.contains(where: { $0.part == .page }) { return "\(client) blanks this page" }
        let parts = [ClientLoss.Part.section, .widget].compactMap { part in
            let count = losses.count { $0.part == part }
            return count == 0 ? nil : "\(count) \(part.rawValue)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? nil : "\(client) drops \(parts.joined(separator: " and "))"
    }
}
