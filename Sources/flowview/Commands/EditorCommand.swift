import FlowCore
import FlowTerm

/// The editor that `VISUAL` or `EDITOR` names, with its way of being told a line and, where it can be, a column.
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
        case .line: return ["+\(location.line)", file]
        case .lineAndColumn(let separator): return ["+\(location.line)\(separator)\(location.column)", file]
        case .vim:
            // Vim knows no column on its command line. From the line's begin it goes right, which counts characters.
            let steps = location.column > 1 ? ["+normal! 0\(location.column - 1)l"] : []
            return ["+\(location.line)"] + steps + [file]
        case .goto: return ["-g", "\(file):\(location.line):\(location.column)"]
        }
    }

    private enum Style {
        case line
        case lineAndColumn(separator: String)
        case vim
        case goto
    }

    /// Nil for an editor nobody here knows: it gets the file alone.
    private var style: Style? {
        let names = (words ?? "").split { $0.isWhitespace || $0 == "'" || $0 == "\"" }.map {
            String($0.split(separator: "/").last ?? "")
        }
        return names.lazy.compactMap { Self.styles[$0] }.first
    }

    private static let styles: [String: Style] = {
        let styles: [(Style, [String])] = [
            (.line, ["vi", "view", "mg", "joe"]),
            (.lineAndColumn(separator: ","), ["nano", "ne"]),
            (.lineAndColumn(separator: ":"), ["emacs", "emacsclient", "micro", "kak"]),
            (.vim, ["vim", "nvim", "vim.basic", "vim.tiny"]),
            (.goto, ["code", "code-insiders", "codium", "cursor"]),
        ]
        return Dictionary(uniqueKeysWithValues: styles.flatMap { style, names in names.map { ($0, style) } })
    }()
}
