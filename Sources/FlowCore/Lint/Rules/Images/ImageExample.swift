/// A card with an image, for the examples of rules about images.
enum ImageExample {
    static func card(
        url: String = "https://example.com/rye.jpg",
        alt: String? = "A round loaf of rye",
        aspectRatio: Int = 1,
        scaleMode: String = "fill"
    ) -> String {
        let alt = alt.map { #", "alt": "\#($0)""# } ?? ""
        return #"""
            {"type": "image_text_card", "data": {"title": "Rye", "image":
              {"url": "\#(url)", "aspect_ratio": \#(aspectRatio), "scale_mode": "\#(scaleMode)"\#(alt)}}}
            """#
    }
}
