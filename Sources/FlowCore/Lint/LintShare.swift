/// The last sections of a large page: half of it, for a second processor to look at.
struct LintShare: Sendable {
    /// Of a smaller page they are not worth a thread.
    private static let leastBytes = 1 << 20

    let sections: [JSONNode]
    /// Of the sections and everything in them.
    let numbers: Range<UInt32>

    /// nil where there is nothing to share.
    init?(of response: JSONNode) {
        let document = response.document
        guard document.bytes.count >= Self.leastBytes, let list = response["page"]?["sections"] else { return nil }
        let end = document.number(behind: list.number)
        let middle = list.number + (end - list.number) / 2
        sections = list.elements.filter { $0.number > middle }
        guard let first = sections.first else { return nil }
        numbers = first.number..<end
    }
}
