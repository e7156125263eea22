import FlowCore

/// A finding on the page on show, and the response it was made in: a page grows by further responses, each with lines
/// of its own.
struct Problem: Sendable {
    let finding: Finding
    /// What else is said about the same fault.
    var echoes: [Finding] = []
    /// What decoding said, where the finding is that: it tells the marker of a dropped element from others.
    let diagnostic: Diagnostic?
    let document: JSONDocument
    /// Counted from 1 in the order in which the responses came.
    let response: Int

    var place: String {
        "\(finding.location.line):\(finding.location.column)"
    }

    /// Who it is about, as far as that is known.
    var subject: String {
        switch (finding.widgetType, finding.widgetID) {
        case (let type?, let id?): "\(type) \(id)"
        case (let name?, nil), (nil, let name?): name
        case (nil, nil): ""
        }
    }
}
