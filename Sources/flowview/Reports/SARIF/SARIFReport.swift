import FlowCore

/// A report for code scanning, in version 2.1.0 of the Static Analysis Results Interchange Format.
struct SARIFReport {
    let reports: [SourceReport]

    var text: String {
        JSONOutput.object([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([run]),
        ]).text
    }

    private var run: JSONOutput {
        let results = reports.map { SARIFResults(of: $0).all }
        let codes = Set(results.joined().map(\.code))
        let rules = SARIFRule.all.filter { codes.contains($0.code) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(rules.map(\.code), rules.indices))
        return .object([
            "tool": .object([
                "driver": .object([
                    "name": .string("flowview"),
                    "version": .string(Version.number),
                    "rules": .array(rules.map(\.json)),
                ])
            ]),
            "columnKind": .string("unicodeCodePoints"),
            "newlineSequences": .array(["\r\n", "\n", "\r"].map { .string($0) }),
            "results": .array(results.joined().map { $0.json(ruleIndex: numbers[$0.code]) }),
        ])
    }
}
