/// Completions for bash.
struct BashCompletion {
    var text: String {
        #"""
        # Completions for bash, made by `flowview generate bash`.
        _flowview() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=browse
            # Bash takes the = of --name=value for a word of its own.
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            if ((COMP_CWORD > 1)); then
                case ${COMP_WORDS[1]} in
                    \#(named.map(\.rawValue).joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
                esac
            fi
            COMPREPLY=()
            case "$command $previous" in
        \#(values.joined(separator: "\n"))
            esac
            if [[ $current == -* ]]; then
                case $command in
        \#(CommandName.allCases.map(options).joined(separator: "\n"))
                esac
                return
            fi
            local words= ending endings
            ((COMP_CWORD > 1)) || words='\#(named.map(\.rawValue).joined(separator: " "))'
            case $command in
        \#((operands + endings).joined(separator: "\n"))
            esac
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(
                compgen -W "$words" -- "$current"
                for ending in $endings; do compgen -f -X "!*.$ending" -- "$current"; done
                compgen -d -- "$current"
            )
        }
        complete -F _flowview flowview
        """#
    }

    private var named: [CommandName] { CommandName.allCases.filter { $0 != .browse } }

    private var values: [String] {
        CommandName.allCases.flatMap { command in
            command.allOptions.compactMap { option in
                guard let action = action(for: option.value) else { return nil }
                let names = [option.short, option.name].compactMap(\.self).map { "'\(command.rawValue) \($0)'" }
                return "        \(names.joined(separator: " | "))) \(action); return ;;"
            }
        }
    }

    private func action(for value: Option.Value) -> String? {
        switch value {
        case .none: nil
        case .words(let words): reply("-W '\(words.joined(separator: " "))'")
        case .file: "compopt -o filenames 2>/dev/null; \(reply("-f"))"
        case .text, .count, .seconds: ":"
        }
    }

    private func reply(_ what: String) -> String {
        #"mapfile -t COMPREPLY < <(compgen \#(what) -- "$current")"#
    }

    private func options(of command: CommandName) -> String {
        let names = command.allOptions.flatMap { [$0.short, $0.name].compactMap(\.self) }
        return "            \(command.rawValue)) \(reply("-W '\(names.joined(separator: " "))'")) ;;"
    }

    /// For the commands whose operands are no files.
    private var operands: [String] {
        CommandName.allCases.compactMap { command in
            command.operandWords.map { words in
                "        \(command.rawValue)) \(reply("-W '\(words.joined(separator: " "))'")); return ;;"
            }
        }
    }

    private var endings: [String] {
        CommandName.allCases.filter { $0.operandWords == nil }.map { command in
            "        \(command.rawValue)) endings='\(command.operandEndings.joined(separator: " "))' ;;"
        }
    }
}
