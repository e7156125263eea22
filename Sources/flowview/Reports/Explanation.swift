import FlowCore

/// What there is to say about the findings of one code.
struct Explanation {
    private static let textWidth = 88

    let code: String
    let level: Finding.Level
    /// A sentence or more.
    let text: String
    /// Whether only users of the shipped client meet the trouble.
    let isAboutClient: Bool
    /// How to fix it, in one line.
    let hint: String
    /// nil where the whole source is at fault.
    let examples: (failing: LintExample, passing: LintExample)?

    /// Of every code: why there is no page at all, the four kinds of decoding, then the rules by topic.
    static let all: [Explanation] = failures + decoding + rules
    static let decoding: [Explanation] = Diagnostic.Kind.allCases.map(Explanation.init)
    static let rules: [Explanation] = LintRules.all.map(Explanation.init)
    static let failures = [
        Explanation(
            code: "not_loaded",
            "The source could not be loaded. The message says why: no such file, an HTTP status, a time-out, too large.",
            hint: "open the source by hand, with the same headers"
        ),
        Explanation(
            code: "invalid_json",
            "The source is no JSON. The place is the first byte that cannot be, the message tells the likely cause.",
            hint: "send strict JSON in UTF-8: no comments, no trailing commas, double quotes"
        ),
        Explanation(
            code: "no_page",
            "The source is JSON without a page in it. The message tells what it looks like instead.",
            hint: #"send {"page": {"id": "...", "sections": [...]}}"#
        ),
    ]

    /// nil when there is no such code.
    init?(of code: String) {
        guard let known = Self.all.first(where: { $0.code == code }) else { return nil }
        self = known
    }

    private init(code: String, _ text: String, hint: String) {
        self.code = code
        level = .error
        self.text = text
        isAboutClient = false
        self.hint = hint
        examples = nil
    }

    private init(_ kind: Diagnostic.Kind) {
        code = kind.rawValue
        level = .error
        text = kind.explanation
        isAboutClient = false
        hint = kind.hint
        examples = (kind.failing, kind.passing)
    }

    private init(_ rule: any LintRule) {
        code = rule.code
        level = rule.level
        text = rule.explanation
        isAboutClient = rule.isAboutClient
        hint = rule.hint
        examples = (rule.failing, rule.passing)
    }

    /// The first sentence.
    var summary: String {
        text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
    }

    var lines: [String] {
        let client = isAboutClient ? ", about client 1.0.0" : ""
        let heading =
            ["\(code) (\(level.rawValue)\(client))", ""] + text.wrapped(to: Self.textWidth)
            + ["", "Fix: \(hint)"]
        guard let (failing, passing) = examples else { return heading }
        return heading
            + ["", "Found at \(failing.path):"] + example(failing)
            + ["", "Fine:"] + example(passing)
    }

    private func example(_ example: LintExample) -> [String] {
        indented(example.text) + (example.count == 1 ? [] : ["  \(example.count) times"])
            + (example.companion.map { ["  where \($0.kind.rawValue) is"] + indented($0.text) } ?? [])
    }

    private func indented(_ example: String) -> [String] {
        example.split(separator: "\n").map { "  \($0)" }
    }
}
