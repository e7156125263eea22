import FlowCore
import FlowTerm

/// The editor that `VISUAL` or `EDITOR` names, with its way of being told a line.
struct EditorCommand: SourceEditor {
    /// As written in the environment: a program, often with arguments, sometimes with quotes.
    private let words: String?

    init(environment: [String: String]) {
        words = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { $0.contains { !$0.isWhitespace } }
    }

    /// The shell takes the words apart, as for everybody else who reads these variables; the file is an argument and
    /// no part of what it reads.
    func command(for file: String, at location: SourceLocation?) -> [String]? {
        guard let words else { return nil }
        let file = file.hasPrefix("-") ? "./" + file : file
        return ["/bin/sh", "-c", words + #" "$@""#, words] + arguments(for: file, at: location)
    }

    private func arguments(for file: String, at location: SourceLocation?) -> [String] {
        guard let location, let style else { return [file] }
        switch style {
        case .plus: return ["+\(location.line)", file]
        case .goto: return ["-g", "\(file):\(location.line):\(location.column)"]
        }
    }

    private enum Style {
        case plus
        case goto
    }

    /// Nil for an editor nobody here knows: it gets the file alone.
    private var style: Style? {
        let names = (words ?? "").split { $0.isWhitespace || $0 == "'" || $0 == "\"" }.map {
            String($0.split(separator: "/").last ?? "")
        }
        if names.contains(where: Self.plusEditors.contains) { return .plus }
        return names.contains(where: Self.gotoEditors.contains) ? .goto : nil
    }

    private static let plusEditors: Set<String> = [
        "vi", "vim", "nvim", "vim.basic", "vim.tiny", "view", "nano", "emacs", "emacsclient", "mg", "joe", "micro",
        "ne",
    ]
    private static let gotoEditors: Set<String> = ["code", "code-insiders", "codium", "cursor"]
}
