import FlowCore

/// A count with a minus and a plus. Every change fires the widget's `change`.
///
/// ```json
/// {"type": "stepper_row", "id": "bags", "data": {"title": "Bags", "subtitle": "per piece", "min": 0, "max": 9},
///  "actions": {"change": {"type": "api", "endpoint": "cart"}}}
/// ```
struct StepperRow: WidgetContent, NodeReadable {
    static let widgetType = "stepper_row"

    let title: TextModel
    let subtitle: TextModel?
    let minimum: Int
    /// Nil for no limit.
    let maximum: Int?
    let initial: Int

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        subtitle = try node.optional("subtitle", in: context)
        minimum = try node.optional("min", in: context) ?? 0
        maximum = try node.optional("max", in: context)
        initial = try node.optional("initial", in: context) ?? 0
    }

    /// The count after one step, or nil where a bound forbids it; bounds that exclude everything forbid every step.
    ///
    /// Each direction asks only the bound it leads to, so that a count which starts outside can come back.
    func stepped(_ count: Int, by step: Int) -> Int? {
        let maximum = maximum ?? .max
        let (next, overflows) = count.addingReportingOverflow(step)
        guard !overflows, minimum <= maximum else { return nil }
        return (step > 0 ? next <= maximum : next >= minimum) ? next : nil
    }
}

struct StepperRowView: WidgetView {
    let content: StepperRow
    let context: WidgetContext

    private var count: Binding<Int> {
        context.state.binding(widgetID: context.widgetID, key: "count", default: content.initial)
    }

    var body: some View {
        FoldingHStack(spacing: 16) {
            VStack(alignment: .leading) {
                FlowText(content.title)
                if let subtitle = content.subtitle {
                    FlowText(subtitle).dim()
                }
            }
            StepperControl(
                count: count.wrappedValue,
                canDecrement: content.stepped(count.wrappedValue, by: -1) != nil,
                canIncrement: content.stepped(count.wrappedValue, by: 1) != nil
            )
            .frame(maxWidth: .infinity, alignment: .topTrailing)
        }
        // Across a wide terminal the eye would lose the line between the title and its count.
        .frame(maxWidth: 640, alignment: .leading)
        .control([
            .increment: { step(by: 1) },
            .decrement: { step(by: -1) },
            .next: { step(by: 1) },
            .previous: { step(by: -1) },
        ])
    }

    private func step(by amount: Int) {
        guard let next = content.stepped(count.wrappedValue, by: amount) else { return }
        count.wrappedValue = next
        context.dispatch(event: "change")
    }
}

/// `−   3   +`, a sign dimmed where it would do nothing. The count has a fixed room so that columns of steppers align.
private struct StepperControl: View {
    let count: Int
    let canDecrement: Bool
    let canIncrement: Bool

    var body: some View {
        EnvironmentReader { environment in
            HStack(spacing: 8) {
                sign(environment.glyphs.minus.text, isEnabled: canDecrement).onClick(.decrement)
                Text(String(count))
                    .bold()
                    .lineLimit(1)
                    .frame(minWidth: 40, maxWidth: nil)
                sign(environment.glyphs.plus.text, isEnabled: canIncrement).onClick(.increment)
            }
        }
    }

    @ViewBuilder
    private func sign(_ text: String, isEnabled: Bool) -> some View {
        if isEnabled {
            Text(text)
        } else {
            Text(text).dim()
        }
    }
}

extension StepperRowView: WidgetSkeletonProviding {
    static var skeleton: some View {
        HStack(alignment: .center, spacing: 16) {
            SkeletonBlock(width: 128)
            Spacer()
            SkeletonBlock(width: 72)
        }
        .frame(maxWidth: 640, alignment: .leading)
    }
}
