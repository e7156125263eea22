/// How heavy a text is drawn: `"light"`, `"regular"`, `"medium"`, `"semibold"`, `"bold"` or `"heavy"`.
public enum FontWeight: String, Vocabulary {
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy

    public static let standard = FontWeight.regular
}
