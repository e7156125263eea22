import FlowCore

/// `flowview explain`: what the findings of a check mean.
struct ExplainCommand {
    let code: String?

    func run(on console: Console) -> ExitStatus {
        guard let code else {
            for line in list { console.say(line) }
            return .fine
        }
        guard let explanation = Explanation(of: code) else {
            console.complain(unknown(code))
            return .usage
        }
        for line in explanation.lines { console.say(line) }
        return .fine
    }

    private var list: [String] {
        let explanations = Explanation.all
        let width = explanations.map(\.code.count).max() ?? 0
        return explanations.map { explanation in
            let code = explanation.code + String(repeating: " ", count: width - explanation.code.count)
            let level = explanation.level.rawValue
            let padding = String(repeating: " ", count: "warning".count - level.count)
            return "\(code)  \(level)\(padding)  \(explanation.summary)"
        }
    }

    private func unknown(_ code: String) -> String {
        let nearest = nearestName(to: code, among: Explanation.all.map(\.code), limit: .max)
        let suggestion = nearest.map { ", did you mean \($0)?" } ?? ";"
        return "unknown code \(PlainText.line(code))\(suggestion) flowview explain lists all"
    }
}
