/// What `flowview generate` makes of the tables of commands, options, keys and codes.
enum GeneratedText: String, CaseIterable, Sendable {
    case man, bash, zsh, fish

    /// The whole file, without the last line's end.
    var text: String {
        switch self {
        case .man: ManPage().text
        case .bash: BashCompletion().text
        case .zsh: ZshCompletion().text
        case .fish: FishCompletion().text
        }
    }
}
