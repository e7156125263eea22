enum MutationExample {
    /// A page with that widget.
    static func page(_ widget: String) -> String {
        #"{"id": "home", "sections": [{"id": "all", "widgets": [\#(widget)]}]}"#
    }

    static func replace(_ target: String, with id: String) -> String {
        #"""
        {"mutations": [{"kind": "replace_widget", "id": "\#(target)",
          "widget": {"type": "title_block", \#(id)"data": {"title": "New"}}}]}
        """#
    }

    static func removals(_ first: String, _ second: String) -> String {
        #"""
        {"mutations": [{"kind": "remove_widget", "id": "\#(first)"},
          {"kind": "remove_widget", "id": "\#(second)"}]}
        """#
    }
}
