/// The few sequences we send besides those of ncurses.
enum ControlStrings {
    /// Pasted text arrives in brackets from here on.
    static let entering = "\u{1B}[?2004h"
    static let leaving = "\u{1B}[?2004l"
    /// Presses, releases and the wheel, told in a way that knows columns beyond 223.
    static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
    static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"
    static let askingBackground = "\u{1B}]11;?\u{1B}\\"
    /// Whether a type of terminal knows the question. One that does not may print it, and tmux and screen keep silent.
    static func mayAnswer(_ name: String) -> Bool {
        !["linux", "vt", "screen", "tmux", "ansi", "cons"].contains { name.hasPrefix($0) }
    }

    /// Undoes everything blindly: paste brackets, mouse, focus reports, colors, cursor, alternate screen.
    static let farewell =
        "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l\r"
}
