import FlowCore

/// What of a value is copied: `y` and then one of these keys.
enum CopiedPart: Character, CaseIterable, Sendable {
    case id = "i"
    case path = "p"
    case jqPath = "q"
    case value = "v"

    /// In bytes: terminals cut or refuse more.
    static let largest = 100_000

    static let prompt = "copy: i id  p path  q jq  v value"

    /// - Returns: nil for the id of something without one.
    func text(of node: JSONNode, id: String?) -> String? {
        switch self {
        case .id: id.map(ClipboardText.line)
        case .path: ClipboardText.line(node.path)
        case .jqPath: ClipboardText.json(node.jqPath)
        case .value: ClipboardText.json(String(decoding: node.bytes, as: UTF8.self))
        }
    }
}

extension AppState {
    mutating func beginCopying() {
        isCopying = true
        hint = CopiedPart.prompt
    }

    /// What the key after `y` asks for; nil for one that means nothing there.
    mutating func finishCopying(with key: Key) -> CopiedPart? {
        isCopying = false
        hint = nil
        guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
        let part = CopiedPart(rawValue: character)
        if part == nil { hint = CopiedPart.prompt }
        return part
    }
}
