import Testing

@testable import flowview

@Suite("CheckOutputs")
struct CheckOutputsTests {
    private func outputs(_ line: String) throws(UsageError) -> CheckOutputs {
        try CheckOutputs(CommandLineWords(["check"] + line.split(separator: " ").map(String.init)))
    }

    @Test("Reports go where the line says: one to the output, any number into files")
    func destinations() throws {
        #expect(try outputs("") == CheckOutputs(shown: .text))
        #expect(try outputs("--format json --format=text") == CheckOutputs(shown: .text))
        #expect(
            try outputs("--format junit=a.xml --format=sarif=b=c.sarif")
                == CheckOutputs(
                    shown: .text,
                    files: [.init(format: .junit, path: "a.xml"), .init(format: .sarif, path: "b=c.sarif")]
                )
        )
        #expect(
            try outputs("--format github --output x --format json=y")
                == CheckOutputs(
                    shown: nil,
                    files: [.init(format: .json, path: "y"), .init(format: .github, path: "x")]
                )
        )
        #expect(try outputs("--quiet --format json") == CheckOutputs(shown: nil))
    }

    @Test(
        "What cannot be is refused with the reason",
        arguments: [
            ("--format xml", "--format is text, json, junit, sarif or github, found xml"),
            ("--format junit=", "--format junit= needs the name of a file"),
            ("--format junit=a --format json=a", "two reports cannot both go to a"),
            ("--format junit=a --output a", "two reports cannot both go to a"),
            ("--output=", "--output needs the name of a file"),
            ("--quiet=yes", "--quiet takes no value"),
        ]
    )
    func refused(line: String, reason: String) {
        let error = #expect(throws: UsageError.self) { try outputs(line) }
        #expect(error?.message == reason)
    }
}
