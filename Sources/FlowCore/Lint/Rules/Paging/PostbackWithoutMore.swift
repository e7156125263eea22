struct PostbackWithoutMore: LintRule {
    let code = "postback-without-more"
    let level = Finding.Level.info
    let explanation = "The page has a cursor for its next page and says that there is none. The cursor is never sent."
    let hint = "leave the 'postback' of the last page out"
    let failing = LintExample.page(
        PagingExample.page(#"{"has_more": false, "postback": 2}"#),
        at: "pagination.postback"
    )
    let passing = LintExample.page(PagingExample.page(#"{"has_more": false}"#))
    let roles: [LintRole] = [.pagination]

    func faults(at place: LintPlace) -> [Fault] {
        guard place["has_more"]?.flag == false, let postback = place["postback"] else { return [] }
        return [Fault(postback, "expected no 'postback' beside 'has_more': false, found one")]
    }
}
