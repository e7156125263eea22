import FlowCore

/// What a report says about a code that occurs in it.
struct SARIFRule {
    let code: String
    private let level: Finding.Level
    private let summary: String
    private let text: String
    private let hint: String?

    /// Of everything a result may be about.
    static let all = Explanation.all.map(SARIFRule.init) + failures

    private static let failures = [
        SARIFRule(code: "invalid_json", "The source is no JSON."),
        SARIFRule(code: "no_page", "The source is JSON without a page in it."),
        SARIFRule(code: "not_loaded", "The source could not be loaded."),
    ]

    private init(_ explanation: Explanation) {
        code = explanation.code
        level = explanation.level
        summary = explanation.summary
        text = explanation.text
        hint = explanation.hint
    }

    private init(code: String, _ text: String) {
        self.code = code
        level = .error
        summary = text
        self.text = text
        hint = nil
    }

    var json: JSONOutput {
        let help = hint.map(JSONOutput.message)
        let configuration = JSONOutput.object(["level": .string(level.sarifName)])
        return .object([
            "id": .string(code),
            "shortDescription": .message(summary),
            "fullDescription": .message(text),
            "help": help,
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
