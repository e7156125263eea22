/// Completions for zsh.
struct ZshCompletion {
    var text: String {
        #"""
        #compdef flowview
        # Completions for zsh, made by `flowview generate zsh`.
        _flowview() {
            local command=browse
            case $words[2] in
                (\#(named.map(\.rawValue).joined(separator: "|")))
                    if ((CURRENT > 2)); then
                        command=$words[2]
                        shift words
                        ((CURRENT--))
                    fi
                    ;;
            esac
            if [[ $command == browse ]] && ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
                local -a commands=(
        \#(named.map { "            '\($0.rawValue):\(quoted($0.summary, colon: true))'" }.joined(separator: "\n"))
                )
                _describe command commands
            fi
            case $command in
        \#(CommandName.allCases.map(arguments).joined(separator: "\n"))
            esac
        }
        _flowview "$@"
        """#
    }

    private var named: [CommandName] { CommandName.allCases.filter { $0 != .browse } }

    private func arguments(of command: CommandName) -> String {
        let endings = command.operandEndings.map { "*.\($0)" }.joined(separator: " ")
        let words = command.operandWords?.joined(separator: " ")
        let operand = words.map { ":what:(\($0))" } ?? #":file:_files -g "\#(endings)""#
        let specs = command.allOptions.map(spec) + ["'*\(operand)'"]
        let lines = specs.map { "                \($0)" }.joined(separator: " \\\n")
        return "        (\(command.rawValue))\n            _arguments -s : \\\n\(lines)\n            ;;"
    }

    /// `'(-k --insecure)'{-k,--insecure}'[take certificates as they come]'`
    private func spec(_ option: Option) -> String {
        let long = option.name + (option.value == .none ? "" : "=")
        let about = "[\(quoted(option.summary))]" + value(of: option)
        guard let short = option.short else { return "'\(option.isRepeatable ? "*" : "")\(long)\(about)'" }
        let names = "{\(short),\(long)}'\(about)'"
        return option.isRepeatable ? "'*'\(names)" : "'(\(short) \(option.name))'\(names)"
    }

    private func value(of option: Option) -> String {
        switch option.value {
        case .none: ""
        case .words(let words): ":value:(\(words.joined(separator: " ")))"
        case .file: ":file:_files"
        case .text, .count, .seconds: ":\(quoted(option.placeholder ?? "", colon: true)): "
        }
    }

    /// For single quotes and brackets; a colon is special in some places only.
    private func quoted(_ text: String, colon: Bool = false) -> String {
        text.map { character in
            switch character {
            case "'": #"'\''"#
            case "[", "]", "\\": "\\\(character)"
            case ":" where colon: "\\:"
            default: String(character)
            }
        }.joined()
    }
}
