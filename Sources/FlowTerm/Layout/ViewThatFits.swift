/// The first of its views that fits the width; the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let content: Content
    private let keepsLines: Bool

    /// - Parameter keepingLines: whether a view fits only with every line unbroken; otherwise its words have to stay whole.
    public init(keepingLines: Bool = false, @ViewBuilder content: () -> Content) {
        keepsLines = keepingLines
        self.content = content()
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredChoice(views: content.measuredViews(in: environment), keepsLines: keepsLines)
    }
}

private struct MeasuredChoice: MeasuredView {
    let views: [any MeasuredView]
    let keepsLines: Bool

    /// As roomy as the first would like to be, as narrow as the last can be.
    var width: WidthRange {
        guard let first = views.first, let last = views.last else { return .zero }
        return WidthRange(
            compressed: last.width.compressed,
            minimum: last.width.minimum,
            ideal: first.width.ideal,
            maximum: first.width.maximum
        )
    }

    func place(in proposal: Proposal) -> Placement {
        let chosen = views.first { (keepsLines ? $0.width.ideal : $0.width.minimum) <= proposal.width } ?? views.last
        return chosen?.place(in: proposal) ?? .empty
    }
}
