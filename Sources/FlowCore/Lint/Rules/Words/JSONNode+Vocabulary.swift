extension JSONNode {
    /// A fault when this is a word the contract does not have among those of `vocabulary`.
    func faults<Words: Vocabulary>(outside vocabulary: Words.Type) -> [Fault] {
        guard let word = text, Words(rawValue: word) == nil else { return [] }
        let words = Words.allCases.map(\.rawValue)
        let nearest = nearestName(to: word, among: words).map { ", did you mean '\($0)'?" } ?? ""
        let expected = words.map { "'\($0)'" }.joined(separator: ", ")
        let outcome = "'\(Words.standard.rawValue)' is used"
        return [Fault(self, "expected one of \(expected), found \(quoted(word))\(nearest); \(outcome)")]
    }
}
