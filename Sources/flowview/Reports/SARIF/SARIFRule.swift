import FlowCore

/// What a report says about a code that occurs in it.
struct SARIFRule {
    let code: String
    private let level: Finding.Level
    private let summary: String
    private let text: String
    private let hint: String

    /// Of everything a result may be about.
    static let all = Explanation.all.map(SARIFRule.init)

    private init(_ explanation: Explanation) {
        code = explanation.code
        level = explanation.level
        summary = explanation.summary
        text = explanation.text
        hint = explanation.hint
    }

    var json: JSONOutput {
        let configuration = JSONOutput.object(["level": .string(level.sarifName)])
        return .object([
            "id": .string(code),
            "shortDescription": .message(summary),
            "fullDescription": .message(text),
            "help": .message(hint),
            "defaultConfiguration": configuration,
        ])
    }
}

extension JSONOutput {
    /// The shape of every text for people.
    static func message(_ text: String) -> JSONOutput { .object(["text": .string(text)]) }
}

extension Finding.Level {
    var sarifName: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
