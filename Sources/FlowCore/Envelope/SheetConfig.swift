/// How a sheet stands and whether the reader can put it away.
///
///     {"detents": ["medium", 0.9], "grabber": true, "dismissible": true, "corner_radius": 16}
public struct SheetConfig: Hashable, NodeReadable {
    /// The heights the sheet rests at, never empty.
    public let detents: [SheetDetent]
    public let hasGrabber: Bool
    public let isDismissible: Bool
    /// In points.
    public let cornerRadius: Double?

    public static let standard = SheetConfig()

    public init(
        detents: [SheetDetent] = [],
        hasGrabber: Bool = true,
        isDismissible: Bool = true,
        cornerRadius: Double? = nil
    ) {
        self.detents = detents.isEmpty ? [.medium, .large] : detents
        self.hasGrabber = hasGrabber
        self.isDismissible = isDismissible
        self.cornerRadius = cornerRadius
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        let detents = node.containment("detents", in: context, read: Self.usableDetents).value ?? []
        self.init(
            detents: detents,
            hasGrabber: node.contained("grabber", in: context) ?? true,
            isDismissible: node.contained("dismissible", in: context) ?? true,
            cornerRadius: node.contained("corner_radius", in: context)
        )
    }

    /// An entry of no use is passed over without a diagnostic: the sheet loses a height, not content.
    private static func usableDetents(node: JSONNode, in context: DecodeContext) throws(ContentError) -> [SheetDetent] {
        try node.array().compactMap(SheetDetent.init)
    }
}
