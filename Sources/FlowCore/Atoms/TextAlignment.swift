/// Where the lines of a text begin: `"leading"`, `"center"` or `"trailing"`.
public enum TextAlignment: String, Vocabulary {
    case leading
    case center
    case trailing

    public static let standard = TextAlignment.leading
}
