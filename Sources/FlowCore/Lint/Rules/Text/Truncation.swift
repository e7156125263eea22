struct Truncation: LintRule {
    let code = "truncation"
    let level = Finding.Level.info
    let explanation = """
        A text ends in an ellipsis where the page is laid out: people do not see the rest. Looked for with '--level info' \
        in 40 and in 80 columns, or in those of '--width', with everything opened that can be, sheets aside.
        """
    let hint = "shorten the text, or allow it more lines"
    let failing = LintExample.title(Self.title(lines: 1), at: "text")
    let passing = LintExample.title(Self.title(lines: 2))
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        let cuts = Dictionary(grouping: place.context.surroundings.cutTexts, by: \.path)
        return cuts.sorted { $0.key < $1.key }.compactMap { path, cuts in
            guard let node = place.node.document.node(at: path) else { return nil }
            let columns = Set(cuts.map(\.width)).sorted().map(String.init).joined(separator: " and ")
            return Fault(node, "expected room for the whole text, found none in \(columns) columns")
        }
    }

    private static func title(lines: Int) -> String {
        #"{"text": "Bread from the wood-fired oven on Mill Lane", "max_lines": \#(lines)}"#
    }
}
