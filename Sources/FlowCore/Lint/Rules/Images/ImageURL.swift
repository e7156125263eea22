struct ImageURL: LintRule {
    let code = "image-url"
    let level = Finding.Level.warning
    let worst = Finding.Level.error
    let explanation = """
        An image is not at an https address. Plain http and relative addresses do not load everywhere; other schemes, \
        files and embedded data never do: an error.
        """
    let hint = "send a full https URL"
    let failing = LintExample.widget(ImageExample.card(url: "file:///rye.jpg"), at: "data.image.url")
    let passing = LintExample.widget(ImageExample.card())
    let roles: [LintRole] = [.image]

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place.node.kind == .string ? place.node : place["url"], !node.begins(with: "https://"),
            let url = node.text
        else { return [] }
        let lowercased = url.lowercased()
        if lowercased.hasPrefix("https://"), url.utf8.count > 8 { return [] }
        let isRelative = !url.isInvisible && !Self.hasScheme(lowercased)
        let level: Finding.Level = isRelative || lowercased.hasPrefix("http://") ? .warning : .error
        return [Fault(node, "expected an https URL, found \(quoted(url))", level: level)]
    }

    private static func hasScheme(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":"), let first = url.utf8.first, ASCII.isLetter(first) else {
            return false
        }
        return url[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }
}
