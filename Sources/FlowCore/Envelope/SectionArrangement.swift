/// The direction widgets run in: `"vertical"`, a `"carousel"` to the side, or a `"grid"`.
public enum SectionArrangement: String, Vocabulary {
    case vertical
    case carousel
    case grid

    public static let standard = SectionArrangement.vertical
}
