/// A page of one widget, for the examples of rules about what follows it.
enum PagingExample {
    static func page(_ pagination: String) -> String {
        #"""
        {"id": "home", "sections": [{"id": "all", "widgets": [{"type": "separator", "data": {}}]}],
          "pagination": \#(pagination)}
        """#
    }
}
