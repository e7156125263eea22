/// The look of a button: `"solid"`, `"outline"` or `"plain"`.
public enum ButtonStyle: String, Vocabulary {
    case solid
    case outline
    case plain

    public static let standard = ButtonStyle.solid
}
