struct HasMoreWithoutPostback: LintRule {
    let code = "has-more-without-postback"
    let level = Finding.Level.warning
    let explanation = """
        The page says that there is more and not what to send to get it. The request for the next page goes out \
        without a cursor, and the answer may be the first page again.
        """
    let hint = "send a 'postback', or 'has_more': false"
    let failing = LintExample.page(PagingExample.page(#"{"has_more": true}"#), at: "pagination")
    let passing = LintExample.page(PagingExample.page(#"{"has_more": true, "postback": 2}"#))
    let roles: [LintRole] = [.pagination]

    func faults(at place: LintPlace) -> [Fault] {
        guard place["has_more"]?.flag == true, place["postback"] == nil else { return [] }
        return [Fault(place.node, "expected a 'postback' beside 'has_more': true, found none")]
    }
}
