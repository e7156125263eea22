import FlowCore

/// A fault as reports count it: the finding that tells of it first, and those that tell of it in other words.
struct ReportedFault {
    let finding: Finding
    private(set) var echoes: [Finding] = []

    /// Of findings in the order of a report, where echoes stand right behind what they repeat.
    static func all(in findings: [Finding]) -> [ReportedFault] {
        var faults: [ReportedFault] = []
        for finding in findings {
            if finding.echoedCode != nil, let last = faults.indices.last {
                faults[last].echoes.append(finding)
            } else {
                faults.append(ReportedFault(finding: finding))
            }
        }
        return faults
    }

    /// Where exactly, what to do about it, and what else is said, a line each.
    var remarks: [String] {
        [finding.advice].compactMap(\.self) + echoes.map(\.echo)
    }
}

extension Finding {
    /// Where exactly, and what to do about it, in one line: nil when the message says both.
    var advice: String? {
        let place = hint == nil && message.contains(path) ? nil : "at \(path)"
        let parts = [place, hint].compactMap(\.self)
        return parts.isEmpty ? nil : PlainText.line(parts.joined(separator: "; "))
    }

    /// What it adds to the finding it repeats, in one line.
    var echo: String {
        PlainText.line("\(code): " + [message, hint].compactMap(\.self).joined(separator: "; "))
    }
}
