struct Depth: LintRule {
    private static let softLimit = 64
    private static let hardLimit = 256

    let code = "depth"
    let level = Finding.Level.warning
    let explanation = """
        The response nests very deeply. Beyond \(Self.softLimit) levels that is hardly meant, beyond \
        \(Self.hardLimit) readers with less room than this one begin to fail, and 512 is the limit of JSON here.
        """
    let hint = "flatten the nesting"
    let failing = LintExample.widget(Self.widget(levels: 61), at: "tracking" + String(repeating: ".0", count: 58))
    let passing = LintExample.widget(Self.widget(levels: 10))
    let roles: [LintRole] = [.response]

    func faults(at place: LintPlace) -> [Fault] {
        var open: [JSONNode] = [place.node]
        var fault: Fault?
        for node in place.node.descendants where node.kind == .array || node.kind == .object {
            while let last = open.last, last != node.parent { open.removeLast() }
            open.append(node)
            if open.count > Self.hardLimit { return [Fault(node, Self.message(Self.hardLimit), level: .error)] }
            if open.count > Self.softLimit, fault == nil { fault = Fault(node, Self.message(Self.softLimit)) }
        }
        return fault.map { [$0] } ?? []
    }

    private static func message(_ limit: Int) -> String { "expected at most \(limit) levels, found more" }

    private static func widget(levels: Int) -> String {
        let nest = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        return #"{"type": "title_block", "data": {"title": "Hello"}, "tracking": \#(nest)}"#
    }
}
