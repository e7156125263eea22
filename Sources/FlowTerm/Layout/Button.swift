/// A view that does something when it is activated; reversed while it has the focus.
public struct Button<Label: View>: View {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// A button in brackets.
    public init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {
        self.init(action: action) { Text(CellText(singleLine: "[ " + title + " ]")) }
    }

    public var body: some View {
        label.control([.activate: action], highlight: [.bold, .reverse])
    }
}
