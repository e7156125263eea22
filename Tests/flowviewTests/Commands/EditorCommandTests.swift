import FlowCore
import Testing

@testable import flowview

@Suite("EditorCommand")
struct EditorCommandTests {
    private let place = FlowCore.SourceLocation(line: 12, column: 3, offset: 200)

    private func arguments(_ editor: String, file: String = "a b.json") -> [String]? {
        EditorCommand(environment: ["EDITOR": editor]).command(for: file, at: place).map { Array($0.dropFirst(4)) }
    }

    @Test(
        "Each editor is told line and column in its own way; a stranger gets the file alone",
        arguments: [
            ("vi", ["+12", "a b.json"]), ("/usr/bin/nvim -p", ["+12", "+normal! 02l", "a b.json"]),
            ("nano", ["+12,3", "a b.json"]), ("emacs -nw", ["+12:3", "a b.json"]),
            ("env TERM=xterm vim", ["+12", "+normal! 02l", "a b.json"]),
            ("'/opt/my tools/vim' -u NONE", ["+12", "+normal! 02l", "a b.json"]),
            ("code --wait", ["-g", "a b.json:12:3"]), ("ed", ["a b.json"]), ("vimlike", ["a b.json"]),
        ]
    )
    func styles(editor: String, expected: [String]) {
        #expect(arguments(editor) == expected)
    }

    @Test("At the first column the line is enough for Vim")
    func firstColumn() {
        let begin = FlowCore.SourceLocation(line: 7, column: 1, offset: 90)
        let command = EditorCommand(environment: ["EDITOR": "vim"]).command(for: "a.json", at: begin)
        #expect(command?.suffix(2) == ["+7", "a.json"])
    }

    @Test("The shell takes the variable apart, and never the file")
    func shell() {
        let command = EditorCommand(environment: ["EDITOR": "vi -p"]).command(for: "$(rm x).json", at: nil)
        #expect(command == ["/bin/sh", "-c", #"vi -p "$@""#, "vi -p", "$(rm x).json"])
        #expect(arguments("ed", file: "-x.json") == ["./-x.json"])
    }

    @Test("VISUAL goes before EDITOR; blanks name nothing")
    func variables() {
        let both = EditorCommand(environment: ["VISUAL": "vim", "EDITOR": "ed"]).command(for: "f", at: nil)
        #expect(both?[3] == "vim")
        let blank = EditorCommand(environment: ["VISUAL": " ", "EDITOR": "ed"]).command(for: "f", at: nil)
        #expect(blank?[3] == "ed")
        #expect(EditorCommand(environment: [:]).command(for: "f", at: nil) == nil)
    }
}
