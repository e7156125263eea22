/// An image to load and what to say in its place.
///
///     "https://example.test/pear.png"
///     {"url": "https://example.test/pear.png", "aspect_ratio": 1.5, "scale_mode": "fit", "corner_radius": 8,
///      "placeholder_color": "#EEEEEE", "shimmer": true, "alt": "A pear"}
public struct ImageModel: Hashable, NodeReadable {
    public var url: String
    /// What the image shows, in words; without it the image is decoration.
    public var alt: String?
    @Boxed public var placeholderColor: ColorModel?
    /// Width divided by height.
    public var aspectRatio: Double?
    public var scaleMode: ImageScaleMode
    /// Whether the placeholder moves while the image loads.
    public var isShimmering: Bool
    /// In points.
    public var cornerRadius: Double?

    public init(
        _ url: String,
        aspectRatio: Double? = nil,
        scaleMode: ImageScaleMode = .standard,
        cornerRadius: Double? = nil,
        placeholderColor: ColorModel? = nil,
        isShimmering: Bool = false,
        alt: String? = nil
    ) {
        self.url = url
        self.aspectRatio = aspectRatio
        self.scaleMode = scaleMode
        self.cornerRadius = cornerRadius
        self.placeholderColor = placeholderColor
        self.isShimmering = isShimmering
        self.alt = alt
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        if let url = try node.shorthand() {
            self.init(url)
        } else {
            try self.init(object: node, in: context)
        }
    }

    /// The long form.
    private init(object node: JSONNode, in context: DecodeContext) throws(ContentError) {
        url = try node.required("url", in: context)
        aspectRatio = try node.optional("aspect_ratio", in: context)
        scaleMode = try node.optional("scale_mode", in: context) ?? .standard
        cornerRadius = try node.optional("corner_radius", in: context)
        _placeholderColor = try node.style("placeholder_color", in: context)
        isShimmering = try node.optional("shimmer", in: context) ?? false
        alt = try node.optional("alt", in: context)
    }
}

/// A string literal reads like the short form in JSON.
extension ImageModel: ExpressibleByStringLiteral {
    public init(stringLiteral url: String) {
        self.init(url)
    }
}
