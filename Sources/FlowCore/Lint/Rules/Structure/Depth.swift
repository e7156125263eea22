struct Depth: LintRule {
    private static let softLimit = 64
    private static let hardLimit = 256

    let code = "depth"
    let level = Finding.Level.warning
    let worst = Finding.Level.error
    let explanation = """
        The response nests very deeply. Beyond \(Self.softLimit) levels that is hardly meant, beyond \
        \(Self.hardLimit) readers with less room than this one begin to fail, and 512 is the limit of JSON here.
        """
    let hint = "flatten the nesting"
    let failing = LintExample.widget(Self.widget(levels: 61), at: "tracking" + String(repeating: ".0", count: 58))
    let passing = LintExample.widget(Self.widget(levels: 10))
    let roles: [LintRole] = [.response]

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place.node.firstContainer(below: Self.softLimit) else { return [] }
        guard let worse = place.node.firstContainer(below: Self.hardLimit) else {
            return [Fault(node, Self.message(Self.softLimit))]
        }
        return [Fault(worse, Self.message(Self.hardLimit), level: .error)]
    }

    private static func message(_ limit: Int) -> String { "expected at most \(limit) levels, found more" }

    private static func widget(levels: Int) -> String {
        let nest = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        return #"{"type": "title_block", "data": {"title": "Hello"}, "tracking": \#(nest)}"#
    }
}

extension JSONNode {
    /// The first container inside more than `limit` containers, itself counted, from this one on.
    ///
    /// Walks records alone: an open container is known by the number of the record behind it.
    fileprivate func firstContainer(below limit: Int) -> JSONNode? {
        document.records.withUnsafeBufferPointer { records in
            var open: [UInt32] = []
            for number in number..<document.number(behind: number) {
                while let last = open.last, last <= number { open.removeLast() }
                let record = records[Int(number)]
                guard record.isContainer else { continue }
                open.append(record.link)
                if open.count > limit { return JSONNode(document: document, number: number) }
            }
            return nil
        }
    }
}
