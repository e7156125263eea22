/// A message that goes away by itself.
///
///     {"message": "Saved", "duration": 2.5}
public struct ToastAction: Hashable, NodeReadable {
    public var message: String
    /// Seconds as sent, which may be negative or endless; `visibleSeconds` is the usable number.
    public var duration: Double

    /// Seconds on screen: no less than a blink can catch, no more than a minute.
    public var visibleSeconds: Double { min(max(duration, 0.5), 60) }

    public init(_ message: String, duration: Double = 2.5) {
        self.message = message
        self.duration = duration
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        self.init(
            try node.required("message", in: context),
            duration: try node.optional("duration", in: context) ?? 2.5
        )
    }
}
