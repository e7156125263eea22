import FlowCore

/// What a command that was begun may become.
struct CommandCompletion {
    /// The ids of the widgets on show.
    let ids: [String]
    let document: JSONDocument?

    /// More would not be gone through with Tab.
    private static let limit = 1_000

    /// Whole lines that begin with what was typed, in order.
    func candidates(for text: String) -> [String] {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard words.count > 1 else { return matching(text, Self.commands + (text.isEmpty ? [] : ids)) }
        switch words[0] {
        case "id": return matching(text, ids.map { "id \($0)" })
        case "path": return matching(text, paths(from: words[1]).map { "path \($0)" })
        case "set": return matching(text, Self.settings)
        default: return []
        }
    }

    private func matching(_ text: String, _ candidates: [String]) -> [String] {
        Array(candidates.lazy.filter { $0.hasPrefix(text) && $0 != text }.prefix(Self.limit))
    }

    /// The members and elements one step below the path in front of the last dot.
    private func paths(from typed: String) -> [String] {
        guard let document else { return [] }
        let parent = typed.lastIndex(of: ".").map { String(typed[..<$0]) }
        guard let node = parent.map(document.node(at:)) ?? document.root else { return [] }
        let prefix = parent.map { $0 + "." } ?? ""
        let names = node.members.compactMap(\.key) + node.elements.compactMap { $0.position.map(String.init) }
        return names.map { prefix + $0 }
    }

    private static let commands: [String] = {
        let own = PromptCommand.names.map { $0.name + ($0.operand == nil ? "" : " ") }
        let actions = AppCommand.allCases.filter { $0 != .section }.map(\.rawValue)
        return (own + actions).sorted()
    }()

    private static let settings = PromptCommand.Setting.Name.allCases.flatMap { name in
        ["set \(name.rawValue) "] + name.values.map { "set \(name.rawValue) \($0)" }
    }
}
