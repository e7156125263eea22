/// One-cell glyphs for common SF Symbol names, each with an ASCII twin.
enum SymbolTable {
    /// Looks the name up as it is, then without variants such as `.fill` and `.circle`; a neutral mark for the rest.
    static func glyph(for symbol: String, isUnicode: Bool) -> Character {
        var name = symbol
        while true {
            if let entry = entries[name] { return isUnicode ? entry.0 : entry.1 }
            guard let dot = name.lastIndex(of: ".") else { break }
            name = String(name[..<dot])
        }
        return isUnicode ? "◆" : "*"
    }

    /// By name: the glyph, and its ASCII twin.
    static let entries: [String: (Character, Character)] = [
        "arrow.clockwise": ("↻", "@"), "arrow.counterclockwise": ("↺", "@"), "arrow.down": ("↓", "v"),
        "arrow.left": ("←", "<"), "arrow.right": ("→", ">"), "arrow.up": ("↑", "^"), "arrow.up.right": ("↗", "/"),
        "bell": ("♪", "!"), "bolt": ("ϟ", "%"), "bookmark": ("▮", "#"), "calendar": ("▦", "#"), "camera": ("◉", "o"),
        "cart": ("⊔", "u"), "bag": ("⊔", "u"), "basket": ("⊔", "u"), "checkmark": ("✓", "x"),
        "checkmark.seal": ("✓", "x"),
        "chevron.down": ("▾", "v"), "chevron.left": ("‹", "<"), "chevron.right": ("›", ">"), "chevron.up": ("▴", "^"),
        "circle": ("○", "o"), "circle.fill": ("●", "*"), "clock": ("◷", "o"), "creditcard": ("▭", "="),
        "doc": ("▯", "#"), "ellipsis": ("⋯", "="), "envelope": ("✉", "@"), "exclamationmark.triangle": ("⚠", "!"),
        "eye": ("◉", "o"), "flag": ("⚑", "P"), "flame": ("♨", "^"), "gear": ("⚙", "*"), "gearshape": ("⚙", "*"),
        "gift": ("⊞", "#"), "globe": ("◍", "o"), "hand.thumbsup": ("△", "^"), "heart": ("♡", "v"),
        "heart.fill": ("♥", "V"), "house": ("⌂", "^"), "info": ("i", "i"), "info.circle": ("ⓘ", "i"),
        "leaf": ("❧", "%"), "line.3.horizontal": ("≡", "="), "link": ("∞", "&"), "list.bullet": ("≡", "="),
        "location": ("➤", ">"), "lock": ("▣", "#"), "magnifyingglass": ("⌕", "?"), "map": ("▤", "#"),
        "mappin": ("⚲", "o"), "minus": ("−", "-"), "moon": ("☾", "("), "music.note": ("♪", "d"),
        "paperplane": ("➤", ">"),
        "pause": ("‖", "\""), "pencil": ("✎", "/"), "percent": ("%", "%"), "person": ("☺", "o"), "phone": ("☏", "c"),
        "photo": ("▨", "#"), "play": ("▶", ">"), "plus": ("+", "+"), "questionmark": ("?", "?"),
        "questionmark.circle": ("?", "?"), "scissors": ("✂", "x"), "shippingbox": ("▣", "#"),
        "slider.horizontal.3": ("≡", "="), "sparkles": ("✦", "*"), "square": ("□", "#"), "square.fill": ("■", "#"),
        "square.and.arrow.up": ("↥", "^"), "star": ("☆", "*"), "star.fill": ("★", "*"), "stop": ("■", "#"),
        "sun.max": ("☼", "o"), "tag": ("◊", "#"), "trash": ("⌫", "x"), "tray": ("⊔", "u"), "truck.box": ("▣", "#"),
        "wifi": ("≋", "~"), "xmark": ("✕", "x"),
    ]
}
