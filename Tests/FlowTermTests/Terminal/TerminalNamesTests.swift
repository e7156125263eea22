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

    /// What is opened where only some names are described.
    private func opened(
        _ environment: [String: String],
        described: Set<String>,
        plain: Set<String> = []
    ) throws(CursesError) -> String {
        try TerminalNames.open(in: environment) { name in
            plain.contains(name) ? .plain : described.contains(name) ? .opened : .unknown
        }
    }

    @Test("A type without a description is shown by the common one, and a richer sister is no must")
    func substitutes() throws {
        let described: Set = ["linux", "screen", "xterm-256color"]
        #expect(try opened(["TERM": "linux"], described: described) == "linux")
        #expect(try opened(["TERM": "xterm-kitty"], described: described) == "xterm-256color")
        #expect(try opened(["TERM": "screen", "COLORTERM": "truecolor"], described: described) == "screen")
    }

    @Test("Where neither is described, the name that was asked for is the answer")
    func undescribed() {
        for name in ["no-such-type", "xterm-256color"] {
            let error = #expect(throws: CursesError.self) { try opened(["TERM": name], described: []) }
            #expect(error == .unknownTerminal(name: name))
        }
    }

    @Test("A type that cannot place text, and none at all, have no substitute")
    func plain() {
        let environments: [[String: String]] = [["TERM": "dumb"], ["TERM": ""], [:]]
        for environment in environments {
            let error = #expect(throws: CursesError.self) {
                try opened(environment, described: ["xterm-256color"], plain: ["dumb"])
            }
            #expect(error == .plainTerminal(name: environment["TERM"] ?? ""))
        }
    }
}
