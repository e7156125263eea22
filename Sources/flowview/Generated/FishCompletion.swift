/// Completions for fish.
struct FishCompletion {
    var text: String {
        let names = named.map(\.rawValue).joined(separator: " ")
        return """
            # Completions for fish, made by `flowview generate fish`.
            function __flowview_is --argument-names command
                set -l words (commandline -opc)
                if contains -- "$words[2]" \(names)
                    test "$words[2]" = $command
                else
                    test browse = $command
                end
            end
            complete -c flowview -f
            \((commands + CommandName.allCases.flatMap(lines)).joined(separator: "\n"))
            """
    }

    private var named: [CommandName] { CommandName.allCases.filter { $0 != .browse } }

    private var commands: [String] {
        named.map { command in
            "complete -c flowview -n 'test (count (commandline -opc)) -eq 1' -a \(command.rawValue)"
                + " -d '\(quoted(command.summary))'"
        }
    }

    private func lines(for command: CommandName) -> [String] {
        let start = "complete -c flowview -n '__flowview_is \(command.rawValue)'"
        let endings = command.operandEndings.map { ".\($0)" }.joined(separator: " ")
        let operands = command.operandWords?.joined(separator: " ") ?? "(__fish_complete_suffix \(endings))"
        return ["\(start) -k -a '\(operands)'"]
            + command.allOptions.map { option in
                let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
                return
                    "\(start) -l \(option.name.dropFirst(2))\(short)\(value(of: option)) -d '\(quoted(option.summary))'"
            }
    }

    private func value(of option: Option) -> String {
        switch option.value {
        case .none: ""
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .file: " -r -F"
        case .text, .count, .seconds: " -x"
        }
    }

    private func quoted(_ text: String) -> String {
        text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }
}
