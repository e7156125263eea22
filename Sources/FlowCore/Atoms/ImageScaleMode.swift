/// How an image takes its frame: `"fill"` crops what does not fit, `"fit"` shows all of it.
public enum ImageScaleMode: String, Vocabulary {
    case fill
    case fit

    public static let standard = ImageScaleMode.fill
}
