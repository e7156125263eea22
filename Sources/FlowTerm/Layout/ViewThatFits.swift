/// The first of its views that fits the width with its words whole; the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredChoice(views: content.measuredViews(in: environment))
    }
}

private struct MeasuredChoice: MeasuredView {
    let views: [any MeasuredView]

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
        let chosen = views.first { $0.width.minimum <= proposal.width } ?? views.last
        return chosen?.place(in: proposal) ?? .empty
    }
}
