/// A text that ends in an ellipsis where the page is laid out in so many columns.
public struct CutText: Hashable, Sendable {
    /// Of the string: `page.sections.0.widgets.2.data.title.text`.
    public let path: String
    public let width: Int

    public init(path: String, width: Int) {
        self.path = path
        self.width = width
    }
}
