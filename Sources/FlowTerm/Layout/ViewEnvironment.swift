/// What views inherit from the views around them.
@MainActor
public struct ViewEnvironment {
    /// Colors and attributes of text.
    public var style = CellStyle.standard
    /// The color text stands on, as far as the views around it say.
    public var background = CellColor.standard
    public var multilineTextAlignment = HorizontalAlignment.leading
    /// `nil` for no limit.
    public var lineLimit: Int?
    /// Columns after which a line of text is hard to follow and is broken; `nil` to use all there are.
    public var readableWidth: Int?
    public var glyphs: GlyphSet
    /// Names the controls measured with this environment.
    package var controlScope = ControlScope(name: "")
    /// Whether widgets leave marks in the layout that tell where each one stands.
    package var marksWidgets = false
    /// The direction of the stack the view stands in.
    package var axis = Axis.vertical
    /// What is marked in texts; nil where nothing is looked for.
    package var highlight: TextHighlight?
    /// Told about texts that are cut; nil where nobody asks.
    package var cuts: CutLog?
    private var values: [ObjectIdentifier: Any] = [:]

    public init(glyphs: GlyphSet = .unicode) {
        self.glyphs = glyphs
    }

    /// A text as views draw it: with its marks where something is looked for.
    func highlighted(_ text: CellText) -> CellText {
        highlight?.marking(text, in: controlScope.name) ?? text
    }

    /// A value of the host's own; the key's default where none was set.
    public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value in a `ViewEnvironment`.
@MainActor
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
