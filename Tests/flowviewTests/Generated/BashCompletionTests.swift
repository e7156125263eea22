import TestSupport
import Testing

@testable import flowview

@Suite("BashCompletion")
struct BashCompletionTests {
    /// What bash offers for the last of the words.
    private func offers(_ words: [String]) throws -> Set<String> {
        let folder = try TemporaryFolder()
        for name in ["home.json", "home page.json", "notes.txt", "order.flow", "ca.pem", "pages/feed.json"] {
            try folder.write("", to: name)
        }
        let script = try folder.write(BashCompletion().text, to: "flowview.bash")
        let quoted = (["flowview"] + words).map { "'\($0)'" }.joined(separator: " ")
        let run = try Subprocess.run(
            [
                "bash", "-c",
                """
                source '\(script)'; rm '\(script)'
                COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
                _flowview
                printf '%s\\n' "${COMPREPLY[@]}"
                """,
            ],
            directory: folder.path
        )
        #expect(run.errors.isEmpty)
        return Set(run.output.split(separator: "\n").map(String.init))
    }

    @Test(
        "Commands, options, values and pages are completed where each belongs",
        arguments: [
            (["ch"], ["check"]),
            (["check", ""], ["home.json", "home page.json", "pages"]),
            (["check", "ho"], ["home.json", "home page.json"]),
            (["run", ""], ["order.flow", "home.json", "home page.json", "pages"]),
            (["tree", "pages/"], ["pages/feed.json"]),
            (["check", "--fa"], ["--fail-on"]),
            (["check", "--fail-on", "w"], ["warning"]),
            (["check", "--fail-on", "="], ["error", "warning", "never"]),
            (["check", "--fail-on", "=", "n"], ["never"]),
            (["diff", "--color", ""], ["auto", "always", "never"]),
            (["--appearance", "d"], ["dark"]),
            (["render", "-k", "--cacert", "c"], ["ca.pem"]),
            (["render", "--width", ""], []),
            (["explain", "blank-i"], ["blank-id"]),
            (["generate", ""], ["man", "bash", "zsh", "fish"]),
            (["explain", "--"], ["--help"]),
        ] as [([String], Set<String>)]
    )
    func completed(words: [String], expected: Set<String>) throws {
        #expect(try offers(words) == expected)
    }

    @Test("The first word may be a command as well as a page")
    func first() throws {
        let offered = try offers([""])
        #expect(offered.isSuperset(of: ["check", "home.json", "pages"]))
        #expect(offered.isDisjoint(with: ["browse", "notes.txt"]))
    }
}
