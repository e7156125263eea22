struct DetentRange: LintRule {
    let code = "detent-range"
    let level = Finding.Level.warning
    let explanation = """
        A sheet is to rest at a height there is not. Such an entry is passed over, a fraction above 1 becomes 1, and \
        without a usable one the sheet rests at 'medium' and 'large'.
        """
    let hint = "use 'medium', 'large' or a fraction above 0 and up to 1"
    let failing = LintExample.action(Self.sheet("1.7"), at: "sheet.config.detents.0")
    let passing = LintExample.action(Self.sheet("0.7"))
    let roles: [LintRole] = [.sheetConfig]
    let trigger = LintTrigger.members(["detents"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let detents = place["detents"] else { return [] }
        return detents.elements.filter { !Self.isUsable($0) }.map { entry in
            let found = entry.kind == .object || entry.kind == .array ? "\(entry.kind)" : entry.sourceText
            return Fault(entry, "expected 'medium', 'large' or a fraction from 0 to 1, found \(found)")
        }
    }

    private static func isUsable(_ entry: JSONNode) -> Bool {
        guard case .fraction = SheetDetent(entry) else { return SheetDetent(entry) != nil }
        let fraction = entry.text.flatMap { Double(decimal: $0) } ?? entry.quantity ?? 0
        return fraction <= 1
    }

    private static func sheet(_ detent: String) -> String {
        #"{"type": "open_bottom_sheet", "sheet": {"id": "more", "config": {"detents": [\#(detent)]}, "sections": []}}"#
    }
}
