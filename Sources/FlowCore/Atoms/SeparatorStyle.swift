/// What parts two things: a `"line"`, a `"dashed"` line, or just `"space"`.
public enum SeparatorStyle: String, Vocabulary {
    case line
    case dashed
    case space

    public static let standard = SeparatorStyle.line
}
