import TestSupport
import Testing

@testable import flowview

@Suite("GeneratedText")
struct GeneratedTextTests {
    @Test(
        "The manual page and every completion know all commands and all their options",
        arguments: GeneratedText.allCases
    )
    func complete(what: GeneratedText) {
        let text = what.text
        for command in CommandName.allCases where command != .browse {
            #expect(text.contains(command.rawValue))
        }
        for option in CommandName.allCases.flatMap(\.allOptions) {
            let name = option.name.dropFirst(2)
            let written: String
            switch what {
            case .man: written = #"\-\-"# + name.split(separator: "-").joined(separator: #"\-"#)
            case .fish: written = "-l \(name)"
            case .bash, .zsh: written = "--\(name)"
            }
            #expect(text.contains(written), "\(option.name) in \(what)")
        }
    }

    /// Whoever has no manual pages or another shell has nothing to check here.
    @Test(
        "What checks such files has nothing to say",
        arguments: [
            (.man, ["man", "--warnings", "-l"]), (.man, ["mandoc", "-Tlint"]), (.bash, ["bash", "-n"]),
            (.zsh, ["zsh", "-n"]), (.fish, ["fish", "--no-execute"]),
        ] as [(GeneratedText, [String])]
    )
    func checked(what: GeneratedText, checker: [String]) throws {
        guard try Subprocess.run(["sh", "-c", "command -v \(checker[0])"]).status == 0 else { return }
        let folder = try TemporaryFolder()
        let file = try folder.write(what.text + "\n", to: "flowview.1")
        let run = try Subprocess.run(checker + [file], directory: folder.path)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(checker[0] != "mandoc" || run.output.isEmpty)
    }

    @Test("Options of the same name take a value everywhere or nowhere, as defaults for all commands must")
    func consistent() {
        let options = Dictionary(grouping: CommandName.allCases.flatMap(\.allOptions), by: \.name)
        // A page on a screen is followed or not, a check follows so many pages: no default can serve both.
        for (name, alike) in options where name != Option.follow.name {
            #expect(Set(alike.map { $0.placeholder == nil }).count == 1, "\(name)")
            #expect(Set(alike.map(\.short)).count == 1, "\(name)")
        }
    }
}
