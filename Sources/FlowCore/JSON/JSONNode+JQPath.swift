extension JSONNode {
    /// The path as `jq` takes it, for any member name: `.page.sections[0].widgets[2].data["odd key"]`. The root is `.`.
    public var jqPath: String {
        var steps: [JSONNode] = []
        var node = self
        while let parent = node.parent {
            steps.append(node)
            node = parent
        }
        let path = steps.reversed().map(\.jqStep).joined()
        // jq knows no path that begins with a bracket.
        return path.hasPrefix(".") ? path : "." + path
    }

    private var jqStep: String {
        if let position { return "[\(position)]" }
        guard let key else { return "" }
        guard !key.isPlainName else { return ".\(key)" }
        var literal: [UInt8] = []
        JSONText.appendLiteral(key, to: &literal)
        return "[\(String(decoding: literal, as: UTF8.self))]"
    }
}

extension String {
    /// Whether jq takes it behind a dot, in all versions: some refuse their own words there.
    fileprivate var isPlainName: Bool {
        let words: Set<String> = [
            "and", "as", "catch", "def", "elif", "else", "end", "foreach", "if", "import", "include", "label", "module",
            "not", "or", "reduce", "then", "try", "__loc__",
        ]
        let isName = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        return isName && !isEmpty && first?.isNumber == false && !words.contains(self)
    }
}
