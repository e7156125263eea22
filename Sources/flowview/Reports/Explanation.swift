import FlowCore

/// What there is to say about the findings of one code.
struct Explanation {
    private static let textWidth = 88

    let code: String
    let level: Finding.Level
    /// A sentence or more.
    let text: String
    private let rule: (any LintRule)?

    /// Of every code: the four kinds of decoding, then the rules by topic.
    static let all: [Explanation] = Diagnostic.Kind.allCases.map(Explanation.init) + LintRules.all.map(Explanation.init)

    /// nil when there is no such code.
    init?(of code: String) {
        guard let known = Self.all.first(where: { $0.code == code }) else { return nil }
        self = known
    }

    private init(_ kind: Diagnostic.Kind) {
        code = kind.rawValue
        level = .error
        text = kind.explanation
        rule = nil
    }

    private init(_ rule: any LintRule) {
        code = rule.code
        level = rule.level
        text = rule.explanation
        self.rule = rule
    }

    /// How to fix it, where there is one way.
    var hint: String? { rule?.hint }

    /// The first sentence.
    var summary: String {
        text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
    }

    var lines: [String] {
        let client = rule?.isAboutClient == true ? ", about client 1.0.0" : ""
        let heading = ["\(code) (\(level.rawValue)\(client))", ""] + text.wrapped(to: Self.textWidth)
        guard let rule else { return heading }
        return heading + ["", "Fix: \(rule.hint)"]
            + ["", "Found at \(rule.failing.path):"] + example(rule.failing)
            + ["", "Fine:"] + example(rule.passing)
    }

    private func example(_ example: LintExample) -> [String] {
        indented(example.text) + (example.count == 1 ? [] : ["  \(example.count) times"])
            + (example.companion.map { ["  where \($0.kind.rawValue) is"] + indented($0.text) } ?? [])
    }

    private func indented(_ example: String) -> [String] {
        example.split(separator: "\n").map { "  \($0)" }
    }
}
