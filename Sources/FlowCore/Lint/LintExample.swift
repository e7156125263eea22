/// A piece of content that shows a rule at work: used as a test, and printed by `flowview explain`.
package struct LintExample: Sendable {
    /// The piece alone, as it is printed.
    package let text: String
    /// The place of the finding in the whole response, where there is one.
    package let path: String
    /// Whether the response answers an action.
    package let isActionResponse: Bool
    /// What else is known, where the mistake is one only beside it.
    package private(set) var companion: Companion?
    /// How many pieces like it stand one after the other.
    package private(set) var count = 1
    private let before: String
    private let after: String

    /// A page, whole, and what it is to the example.
    package struct Companion: Sendable {
        package enum Kind: String, Sendable {
            /// The page that was loaded before the next one.
            case earlierPage = "an earlier page"
            /// The same page, loaded a moment before.
            case earlierLoad = "the load before"
            /// The page whose action is answered.
            case page = "the page"
        }

        package let kind: Kind
        package let text: String
    }

    /// The whole response the piece is part of.
    package var bytes: [UInt8] {
        let pieces = [String](repeating: text, count: count).joined(separator: ", ")
        return Array((before + pieces + after).utf8)
    }

    private init(_ text: String, at path: String, before: String = "", after: String = "", isAnswer: Bool = false) {
        self.text = text
        self.path = path
        self.before = before
        self.after = after
        isActionResponse = isAnswer
    }

    /// The same example beside another response, given as what `page` holds.
    func beside(_ kind: Companion.Kind, _ page: String) -> LintExample {
        var copy = self
        copy.companion = Companion(kind: kind, text: #"{"page": \#(page)}"#)
        return copy
    }

    /// A lone widget of a page; paths start at the widget.
    static func widget(_ text: String, at path: String = "") -> LintExample {
        widgets(text, at: path.isEmpty ? "0" : "0.\(path)")
    }

    /// The widgets of a page's only section, with commas between; paths start with the number of the widget.
    static func widgets(_ text: String, at path: String = "") -> LintExample {
        LintExample(
            text,
            at: "page.sections.0.widgets.\(path)",
            before: #"{"page": {"id": "example", "sections": [{"id": "all", "widgets": ["#,
            after: "]}]}}"
        )
    }

    /// A widget that a page's only section has so many times.
    static func widgets(_ text: String, times count: Int, at path: String = "") -> LintExample {
        let one = widgets(text)
        var example = LintExample(text, at: path, before: one.before, after: one.after)
        example.count = count
        return example
    }

    /// The title of a page's only widget; paths start at the title.
    static func title(_ text: String, at path: String? = nil) -> LintExample {
        LintExample(
            text,
            at: "page.sections.0.widgets.0.data.title" + (path.map { ".\($0)" } ?? ""),
            before: #"""
                {"page": {"id": "example", "sections": [{"id": "all", "widgets": [{"type": "title_block", "data": {"title":
                """#,
            after: "}}]}]}}"
        )
    }

    /// An action, on a tap on a page's only widget; paths start at the action.
    static func action(_ text: String, at path: String? = nil) -> LintExample {
        LintExample(
            text,
            at: "page.sections.0.widgets.0.actions.tap" + (path.map { ".\($0)" } ?? ""),
            before: #"""
                {"page": {"id": "example", "sections": [{"id": "all", "widgets": [
                {"type": "title_block", "id": "only", "data": {"title": "Tap"}, "actions": {"tap":
                """#,
            after: "}}]}]}}"
        )
    }

    /// What `page` holds; paths start at the page.
    static func page(_ text: String, at path: String? = nil) -> LintExample {
        LintExample(text, at: "page" + (path.map { ".\($0)" } ?? ""), before: #"{"page": "#, after: "}")
    }

    /// A whole answer to an action.
    static func answer(_ text: String, at path: String = "(root)") -> LintExample {
        LintExample(text, at: path, isAnswer: true)
    }
}
