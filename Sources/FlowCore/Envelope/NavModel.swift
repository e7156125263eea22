/// The bar at the very top of a page. A part that cannot be read falls back alone.
///
///     {"title": "Market hall", "subtitle": "Open until six", "bg_color": "#FFFFFF",
///      "left_button": {"title": "Back"}, "right_buttons": []}
public struct NavModel: Hashable, NodeReadable {
    public let title: TextModel?
    public let subtitle: TextModel?
    public let backgroundColor: ColorModel?
    public let leftButton: ButtonModel?
    public let rightButtons: LossyArray<ButtonModel>

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = node.contained("title", in: context, otherwise: "no title is shown")
        subtitle = node.contained("subtitle", in: context, otherwise: "no subtitle is shown")
        backgroundColor = node.contained("bg_color", in: context)
        leftButton = node.contained("left_button", in: context, otherwise: "the button was dropped")
        rightButtons = node.containedArray("right_buttons", in: context, otherwise: "no right button is shown")
    }
}
