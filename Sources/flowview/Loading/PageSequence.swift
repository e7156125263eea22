/// The names of a page's files in the order in which they are loaded: `feed.json`, `feed.page2.json`…
struct PageSequence {
    private let stem: String
    private let ending: String

    init(first name: String) {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        stem = String(name[..<dot])
        ending = String(name[dot...])
    }

    /// - Parameter number: from 1 up.
    func name(of number: Int) -> String {
        number == 1 ? stem + ending : "\(stem).page\(number)\(ending)"
    }

    /// Whether a file is a later page of another: `feed.page2.json`.
    static func isFollower(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.count > 2, parts[parts.count - 2].hasPrefix("page") else { return false }
        return Int(parts[parts.count - 2].dropFirst("page".count)) != nil
    }
}
