enum ContrastExample {
    static func widget(text color: String) -> String {
        #"""
        {"type": "title_block", "layout": {"background": {"hex": "#FFFFFF", "dark_hex": "#1C1C1E"}},
          "data": {"title": {"text": "Hello", "color": \#(color)}}}
        """#
    }
}
