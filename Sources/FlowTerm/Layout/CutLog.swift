/// Collects the texts that a layout cuts, for whoever wants to know.
@MainActor
package final class CutLog {
    package struct Entry: Hashable {
        /// Of the controls around the text, which is the key of the widget it belongs to.
        package let scope: String
        package let text: String
    }

    /// In the order of the layout, each once.
    package private(set) var entries: [Entry] = []
    private var known: Set<Entry> = []

    package init() {}

    func note(_ text: String, in scope: String) {
        let entry = Entry(scope: scope, text: text)
        if known.insert(entry).inserted { entries.append(entry) }
    }
}
