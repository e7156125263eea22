/// The sequence that asks a terminal to put text on the clipboard (OSC 52), wrapped for what stands in between.
struct ClipboardSequence {
    /// A program between us and the terminal that passes on only what is wrapped for it.
    enum Multiplexer: Hashable, Sendable {
        case tmux, screen

        init?(environment: [String: String]) {
            if environment["TMUX"]?.isEmpty == false {
                self = .tmux
            } else if environment["STY"]?.isEmpty == false {
                self = .screen
            } else {
                return nil
            }
        }
    }

    let text: String
    let multiplexer: Multiplexer?

    var bytes: [UInt8] {
        let plain = "\u{1B}]52;c;\(Self.base64(text))\u{07}"
        switch multiplexer {
        case nil: return Array(plain.utf8)
        case .tmux:
            // With `set-clipboard on` tmux takes the plain one, with `allow-passthrough on` it passes the wrapped one on.
            let doubled = plain.replacing("\u{1B}", with: "\u{1B}\u{1B}")
            return Array((plain + "\u{1B}Ptmux;\(doubled)\u{1B}\\").utf8)
        case .screen:
            // screen forgets a string of more than 768 bytes.
            let bytes = Array(plain.utf8)
            return stride(from: 0, to: bytes.count, by: 512).flatMap { start -> [UInt8] in
                Array("\u{1B}P".utf8) + bytes[start..<min(start + 512, bytes.count)] + Array("\u{1B}\\".utf8)
            }
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func base64(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                let isPadding = index > group.count
                result.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * index) & 63])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
