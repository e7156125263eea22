import FlowCore
import FlowTerm

/// A line of a script that says nothing that could be done.
struct ScriptSyntaxError: Error, Hashable, Sendable {
    let line: Int
    let message: String
}

/// Reads a script: a step a line, blank lines and lines that begin with `#` aside.
enum ScriptParser {
    static func lines(of text: String) throws(ScriptSyntaxError) -> [ScriptLine] {
        var lines: [ScriptLine] = []
        if text.first(where: { !$0.isWhitespace }) == "{" {
            let message = "expected a script, found JSON: scripts come first, the page last"
            throw ScriptSyntaxError(line: 1, message: message)
        }
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.trimmed
            guard !line.isEmpty, line.first != "#" else { continue }
            var words = try ScriptWords(line, number: index + 1)
            let step = try step(&words)
            try words.end()
            lines.append(ScriptLine(number: index + 1, text: line, step: step))
        }
        // A script that does nothing would pass for ever.
        guard !lines.isEmpty else { throw ScriptSyntaxError(line: 1, message: "expected a step, found none") }
        return lines
    }

    /// The names of keys, as help and `press` write them.
    static func keys(_ names: [String]) -> Result<[Key], UnknownKey> {
        var keys: [Key] = []
        for name in names {
            guard let key = Key(named: name) else { return .failure(UnknownKey(name: name)) }
            keys.append(key)
        }
        return .success(keys)
    }

    struct UnknownKey: Error {
        let name: String
    }

    private static func step(_ words: inout ScriptWords) throws(ScriptSyntaxError) -> ScriptStep {
        let verb = try words.word("a step")
        switch verb {
        case "press":
            switch keys(words.rest()) {
            case .success(let keys) where !keys.isEmpty: return .press(keys)
            case .success: throw words.error("expected the names of keys, found nothing")
            case .failure(let key): throw words.error("no key is called \(key.name); ? in the viewer lists them")
            }
        case "focus": return .focus(try words.word("an id"))
        case "tap": return .tap(try words.word("an id"), control: words.optionalWord())
        case "expand", "collapse": return .expand(try words.word("an id"), verb == "expand")
        case "step": return .step(try words.word("an id"), by: try words.number("a number such as +2"))
        case "refresh": return .refresh
        case "next":
            try words.take("page")
            return .nextPage
        case "wait": return .wait(try words.seconds())
        case "expect": return try expectation(&words)
        case "snapshot": return .snapshot(try words.fileName())
        default:
            let steps = ScriptLanguage.verbs
            let nearest = nearestName(to: verb, among: steps).map { ", did you mean \($0)?" }
            throw words.error("unknown step \(verb)\(nearest ?? "; there are \(steps.joined(separator: ", "))")")
        }
    }

    private static func expectation(_ words: inout ScriptWords) throws(ScriptSyntaxError) -> ScriptStep {
        let what = try words.word("text, no text, no problems, count, toast or request")
        switch what {
        case "text": return .expectText(try words.word("a text"), isThere: true)
        case "count": return .expectCount(try words.word("an id"), try words.number("a number"))
        case "toast": return .expectToast(try words.word("a text"))
        case "request": return try request(&words)
        case "no":
            let what = try words.word("text or problems")
            if what == "problems" { return .expectNoProblems }
            if what == "text" { return .expectText(try words.word("a text"), isThere: false) }
            throw words.error("expected text or problems, found \(what)")
        default: throw words.error("expected text, no text, no problems, count, toast or request, found \(what)")
        }
    }

    private static func request(_ words: inout ScriptWords) throws(ScriptSyntaxError) -> ScriptStep {
        var rest = words.rest()
        var kind: ScriptStep.RequestKind?
        if rest.starts(with: ["next", "page"]) {
            kind = .nextPage
            rest.removeFirst(2)
        } else if let first = rest.first, let named = ScriptStep.RequestKind(rawValue: first) {
            kind = named
            rest.removeFirst()
        }
        guard rest.count <= 1, kind != nil || !rest.isEmpty else {
            throw words.error("expected refresh, next page or action, and perhaps a text that was sent")
        }
        return .expectRequest(kind: kind, containing: rest.first)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
