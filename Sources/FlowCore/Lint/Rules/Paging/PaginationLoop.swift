struct PaginationLoop: LintRule {
    let code = "pagination-loop"
    let level = Finding.Level.error
    let explanation = """
        A next page promises more under a cursor that was sent before, or brings nothing that earlier pages do not \
        have: whoever loads on never comes to an end. Noticed with '--follow'.
        """
    let hint = "send a new cursor with every page, and 'has_more': false with the last"
    let failing = LintExample.page(Self.page("rye", #""p2""#), at: "pagination.postback")
        .beside(.earlierPage, Self.page("oat", #""p2""#))
    let passing = LintExample.page(Self.page("rye", #""p3""#)).beside(.earlierPage, Self.page("oat", #""p2""#))
    let roles: [LintRole] = [.page]
    let trigger = LintTrigger.members(["pagination"])

    func faults(at place: LintPlace) -> [Fault] {
        let earlier = place.context.surroundings.earlierPages
        guard !earlier.isEmpty, let pagination = place["pagination"], pagination["has_more"]?.flag == true else {
            return []
        }
        let postback = pagination["postback"]
        if let number = earlier.firstIndex(where: { $0.pagination?.postback == postback.map(JSONValue.init) }) {
            return [Fault(postback ?? pagination, "expected a new cursor, found the one of page \(number + 1) again")]
        }
        let known = place.context.earlierIDs
        let widgets = place.node.pageWidgets
        let bringsNothing = widgets.allSatisfy { widget in widget["id"]?.text.map { known[$0] != nil } ?? false }
        guard bringsNothing else { return [] }
        return [Fault(place.node, "expected something new on a page with more to come, found nothing")]
    }

    private static func page(_ id: String, _ postback: String) -> String {
        #"""
        {"id": "feed", "sections": [{"id": "s_\#(id)", "widgets": [
          {"type": "separator", "id": "\#(id)", "data": {}}]}],
          "pagination": {"has_more": true, "postback": \#(postback)}}
        """#
    }
}
