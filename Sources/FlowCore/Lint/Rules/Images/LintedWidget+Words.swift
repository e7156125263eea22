extension LintedWidget {
    var isTappable: Bool { node["actions"]?["tap"] != nil || node["actions"]?["long_press"] != nil }

    /// What a widget of a starter type says in words, the description of its image included.
    var words: [String] {
        guard let starter, let data = node["data"] else { return [] }
        let texts = starter.wording.map { data[$0]?.wording?.text } + [data["image"]?["alt"]?.text]
        return texts.compactMap(\.self).filter { !$0.isInvisible }
    }
}
