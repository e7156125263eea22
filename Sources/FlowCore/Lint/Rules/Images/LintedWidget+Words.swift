extension LintedWidget {
    var isTappable: Bool {
        guard let actions = node.present("actions") else { return false }
        return actions.present("tap") != nil || actions.present("long_press") != nil
    }

    /// Whether a widget of a starter type says anything in words, the description of its image included.
    var hasWords: Bool {
        guard let starter, let data = node["data"] else { return false }
        return starter.wording.contains { data[$0]?.wording?.isLegible == true }
            || data["image"]?["alt"]?.isLegible == true
    }
}
