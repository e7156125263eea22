import Testing

@testable import FlowTerm

@Suite("TerminalNames")
struct TerminalNamesTests {
    @Test(
        "The named type comes first, its richer sister before it, the common one last",
        arguments: [
            ([:], []),
            (["TERM": ""], []),
            (["TERM": "xterm-256color"], ["xterm-256color"]),
            (["TERM": "xterm-kitty", "COLORTERM": "truecolor"], ["xterm-kitty", "xterm-256color"]),
            (["TERM": "screen", "COLORTERM": "24bit"], ["screen-256color", "screen", "xterm-256color"]),
            (["TERM": "linux"], ["linux", "xterm-256color"]),
            (["TERM": "dumb", "COLORTERM": "truecolor"], ["dumb", "xterm-256color"]),
        ]
    )
    func candidates(_ environment: [String: String], _ names: [String]) {
        #expect(TerminalNames.candidates(in: environment) == names)
    }
}
