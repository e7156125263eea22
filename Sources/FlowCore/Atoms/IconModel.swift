/// A symbol by its SF Symbols name.
///
///     "star.fill"
///     {"symbol": "star.fill", "size": 17, "color": "#F59E0B", "action": {"type": "dismiss"}}
public struct IconModel: Hashable, NodeReadable {
    public var symbol: String
    /// In points.
    public var size: Double?
    @Boxed public var color: ColorModel?
    /// Carried for the sake of tools: the action of an icon never fires.
    @Boxed public var action: ActionModel?

    public init(_ symbol: String, size: Double? = nil, color: ColorModel? = nil, action: ActionModel? = nil) {
        self.symbol = symbol
        self.size = size
        self.color = color
        self.action = action
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        if let symbol = try node.shorthand() {
            self.init(symbol)
        } else {
            try self.init(object: node, in: context)
        }
    }

    /// The long form.
    private init(object node: JSONNode, in context: DecodeContext) throws(ContentError) {
        symbol = try node.required("symbol", in: context)
        size = try node.optional("size", in: context)
        _color = try node.style("color", in: context)
        action = try node.optional("action", in: context)
    }
}

/// A string literal reads like the short form in JSON.
extension IconModel: ExpressibleByStringLiteral {
    public init(stringLiteral symbol: String) {
        self.init(symbol)
    }
}
