import Foundation
import Testing

@testable import flowview

@Suite("Help")
struct HelpTests {
    @Test(
        "Every command's help is one screen that names its options and gives two examples",
        arguments: CommandName.allCases
    )
    func oneScreen(command: CommandName) {
        let lines = Help(command: command).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 100 })
        for option in command.options {
            #expect(lines.contains { $0.contains(option.name) })
        }
        for option in command.reportOptions + command.screenOptions + command.webOptions {
            #expect(lines.contains { $0.contains(option.short ?? option.name) })
        }
        #expect(command.examples.count == 2)
        #expect(lines.suffix(2).map { $0.trimmingCharacters(in: .whitespaces) } == command.examples)
    }

    @Test("The program's own help names every command")
    func commands() {
        let text = Help(command: .browse).text
        for command in CommandName.allCases {
            #expect(text.contains(command.summary))
        }
    }
}
