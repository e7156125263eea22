/// Changes what the views in it inherit.
struct EnvironmentModifier<Content: View>: ViewList {
    let content: Content
    let change: @MainActor (inout ViewEnvironment) -> Void

    func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        var environment = environment
        change(&environment)
        content._measure(in: environment, into: &views)
    }
}

extension View {
    /// Sets a value that the views in this one inherit.
    public func environment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        EnvironmentModifier(content: self) { $0[key] = value }
    }

    /// Changes what the views in this one inherit.
    public func transformEnvironment(_ change: @escaping @MainActor (inout ViewEnvironment) -> Void) -> some View {
        EnvironmentModifier(content: self, change: change)
    }

    /// The color of text and of the lines drawn with it.
    public func foregroundStyle(_ color: CellColor) -> some View {
        EnvironmentModifier(content: self) { $0.style.foreground = color }
    }

    public func bold(_ isActive: Bool = true) -> some View { attributes(.bold, isActive) }
    public func dim(_ isActive: Bool = true) -> some View { attributes(.dim, isActive) }
    public func italic(_ isActive: Bool = true) -> some View { attributes(.italic, isActive) }
    public func underline(_ isActive: Bool = true) -> some View { attributes(.underline, isActive) }
    public func strikethrough(_ isActive: Bool = true) -> some View { attributes(.strikethrough, isActive) }

    /// Limits the lines of texts; `nil` or less than one for no limit.
    public func lineLimit(_ lines: Int?) -> some View {
        EnvironmentModifier(content: self) { $0.lineLimit = lines }
    }

    /// Where the lines of a text stand in its block.
    public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
        EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
    }

    /// Adds attributes to those of the text, or takes them away.
    public func attributes(_ attributes: CellStyle.Attributes, _ isActive: Bool = true) -> some View {
        EnvironmentModifier(content: self) { environment in
            if isActive {
                environment.style.attributes.formUnion(attributes)
            } else {
                environment.style.attributes.subtract(attributes)
            }
        }
    }
}
