struct LossyNumber: LintRule {
    let code = "lossy-number"
    let level = Finding.Level.warning
    let explanation = """
        A number that goes back to the backend is written in a way client 1.0.0 does not keep: it reads numbers as \
        doubles, which loses digits beyond 2^53, and writes '1.0' as '1'. Here the bytes stay as they are.
        """
    let hint = "send it as a string, or as a plain number of at most 15 digits"
    let failing = LintExample.page(
        PagingExample.page(#"{"has_more": true, "postback": {"after": 9007199254740993}}"#),
        at: "pagination.postback.after"
    )
    let passing = LintExample.page(
        PagingExample.page(#"{"has_more": true, "postback": {"after": "9007199254740993"}}"#)
    )
    let roles: [LintRole] = [.opaque, .action]

    func faults(at place: LintPlace) -> [Fault] {
        // Only an api action is sent back.
        if place.role == .action, place["type"]?.says("api") != true { return [] }
        return place.node.withDescendants.filter(\.isLossyNumber).map { number in
            Fault(number, "expected a number every client keeps, found \(number.sourceText)")
        }
    }
}

extension JSONNode {
    fileprivate var isLossyNumber: Bool {
        guard kind == .number else { return false }
        // Up to 15 digits and nothing else: as nearly every number is.
        let digits = document.bytes[Int(record.start)..<Int(record.link)]
        if digits.count <= 15, digits.allSatisfy(ASCII.isDigit) { return false }
        let literal = sourceText
        if literal.contains(where: { $0 == "e" || $0 == "E" }) || literal == "-0" { return true }
        if let dot = literal.firstIndex(of: ".") { return literal[dot...].dropFirst().allSatisfy { $0 == "0" } }
        return wholeNumber.map { $0.magnitude > 1 << 53 } ?? true
    }
}
