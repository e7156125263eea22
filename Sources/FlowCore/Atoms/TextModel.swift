/// A piece of text with its look.
///
///     "Hello"
///     {"text": "Hello", "font": {"weight": "bold"}, "color": "#4F46E5",
///      "alignment": "center", "max_lines": 2, "is_markdown": false}
public struct TextModel: Hashable, NodeReadable {
    public var text: String
    @Boxed public var font: FontModel?
    @Boxed public var color: ColorModel?
    /// The limit as sent; `lineLimit` is the one to lay out by.
    public var maxLines: Int?
    // Behind the larger ones: between them it would cost every text eight bytes.
    public var alignment: TextAlignment?
    public var isMarkdown: Bool

    /// The greatest number of lines, `nil` where the text may take as many as it needs.
    public var lineLimit: Int? {
        guard let maxLines, maxLines > 0 else { return nil }
        return maxLines
    }

    public init(
        _ text: String,
        font: FontModel? = nil,
        color: ColorModel? = nil,
        alignment: TextAlignment? = nil,
        maxLines: Int? = nil,
        isMarkdown: Bool = false
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.alignment = alignment
        self.maxLines = maxLines
        self.isMarkdown = isMarkdown
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        if let text = try node.shorthand() {
            self.init(text)
        } else {
            try self.init(object: node, in: context)
        }
    }

    /// The long form.
    private init(object node: JSONNode, in context: DecodeContext) throws(ContentError) {
        text = try node.required("text", in: context)
        _font = try node.style("font", in: context)
        _color = try node.style("color", in: context)
        alignment = try node.optional("alignment", in: context)
        maxLines = try node.optional("max_lines", in: context)
        isMarkdown = try node.optional("is_markdown", in: context) ?? false
    }
}

/// A string literal reads like the short form in JSON.
extension TextModel: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self.init(text)
    }
}
