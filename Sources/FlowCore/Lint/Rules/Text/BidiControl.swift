struct BidiControl: LintRule {
    let code = "bidi-control"
    let level = Finding.Level.warning
    let explanation = """
        A text overrides the direction of what follows, or opens an embedding or isolate and does not close it. It \
        can make words look like others, and the rest of the line with them.
        """
    let hint = "remove the mark, or close what it opens"
    let failing = LintExample.title(#""user\u202egpj.exe""#)
    let passing = LintExample.title(#""\u2068Ada\u2069: hello""#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.bidi)

    func faults(at place: LintPlace) -> [Fault] {
        guard let wording = place.node.wording, let text = wording.text,
            let mark = Self.offender(in: text)
        else { return [] }
        let expected = Self.isOverride(mark) ? "no override of the direction" : "every direction to be closed"
        return [Fault(wording, "expected \(expected), found \(mark.codePoint)")]
    }

    private static func isOverride(_ scalar: Unicode.Scalar) -> Bool { (0x202D...0x202E).contains(scalar.value) }

    private static func offender(in text: String) -> Unicode.Scalar? {
        var embeddings: [Unicode.Scalar] = []
        var isolates: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if isOverride(scalar) { return scalar }
            switch scalar.value {
            case 0x202A, 0x202B: embeddings.append(scalar)
            case 0x202C: _ = embeddings.popLast()
            case 0x2066...0x2068: isolates.append(scalar)
            case 0x2069: _ = isolates.popLast()
            default: break
            }
        }
        return embeddings.first ?? isolates.first
    }
}
