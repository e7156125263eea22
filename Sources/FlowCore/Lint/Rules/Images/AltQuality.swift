struct AltQuality: LintRule {
    let code = "alt-quality"
    let level = Finding.Level.info
    let explanation = """
        The words for an image are its file name, the title beside it, or 'image': they say nothing more.
        """
    let hint = "say what is to be seen, as over the telephone"
    let failing = LintExample.widget(ImageExample.card(alt: "rye.jpg"), at: "data.image.alt")
    let passing = LintExample.widget(ImageExample.card())
    let roles: [LintRole] = [.image]
    let trigger = LintTrigger.members(["alt"])

    private static let empty = ["image", "picture", "photo", "icon", "img", "banner"]

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["alt"], let alt = node.text, !alt.isInvisible else { return [] }
        let isFile = place["url"]?.text?.hasSuffix("/\(alt)") == true
        let title = place.node.parent?["title"]?.wording?.text
        let isHollow = Self.empty.contains(alt.lowercased()) || alt == title || isFile
        return isHollow ? [Fault(node, "expected what the image shows, found \(quoted(alt))")] : []
    }
}
