/// A color as sent, before theme and background have a say.
///
///     "#4F46E5"
///     {"hex": "#4F46E5", "dark_hex": "#A5B4FC", "token": "accent", "alpha": 0.5}
///
/// A token the theme knows wins, then `darkHex` on a dark background, then `hex`.
public struct ColorModel: Hashable, NodeReadable {
    public var hex: String?
    public var darkHex: String?
    public var token: String?
    /// Opacity as sent, which may lie outside 0…1; `opacity` is the usable one.
    public var alpha: Double?

    /// Opacity within 0…1, 1 where none was sent.
    public var opacity: Double { min(max(alpha ?? 1, 0), 1) }

    public init(hex: String? = nil, darkHex: String? = nil, token: String? = nil, alpha: Double? = nil) {
        self.hex = hex
        self.darkHex = darkHex
        self.token = token
        self.alpha = alpha
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        if let hex = try node.shorthand() {
            self.init(hex: hex)
        } else {
            try self.init(object: node, in: context)
        }
    }

    /// The long form.
    private init(object node: JSONNode, in context: DecodeContext) throws(ContentError) {
        hex = try node.optional("hex", in: context)
        darkHex = try node.optional("dark_hex", in: context)
        token = try node.optional("token", in: context)
        alpha = try node.optional("alpha", in: context)
    }

    /// The channels of the hex value for a light or a dark background, `alpha` multiplied in.
    ///
    /// `nil` where nothing usable was sent; tokens are the theme's business.
    public func components(onDark isDark: Bool) -> ColorComponents? {
        let darkComponents = isDark ? darkHex.flatMap(ColorComponents.init(hex:)) : nil
        return (darkComponents ?? hex.flatMap(ColorComponents.init(hex:)))?.faded(by: opacity)
    }
}

/// A string literal reads like the short form in JSON.
extension ColorModel: ExpressibleByStringLiteral {
    public init(stringLiteral hex: String) {
        self.init(hex: hex)
    }
}

extension ColorModel: SharedStyle {
    static func memo(among memos: StyleMemos) -> StyleMemo<ColorModel> { memos.colors }
}

extension ColorModel: NamedElement {
    static let elementName = "color"
}
