import TestSupport
import Testing

/// Output that goes nowhere, and readers who leave.
@Suite("Output", .serialized)
struct OutputTests {
    private static let commands = [
        "check Samples", "check --format json Samples", "render Samples/home.json", "tree Samples/home.json",
        "tree --format json Samples/home.json", "diff Samples/home.json Samples/faq.json",
        "diff --format json Samples/home.json Samples/faq.json", "generate man", "generate bash", "explain",
        "explain blank-id", "--help", "--version", "Samples/home.json",
    ]

    private func run(_ script: String, _ command: String) throws -> Subprocess {
        try Subprocess.run(
            ["bash", "-c", script, "bash", FlowviewBinary.path] + command.split(separator: " ").map(String.init),
            directory: PackageRoot.url.path
        )
    }

    @Test("On a full disk every command says so and does not end with 0", arguments: commands)
    func fullDisk(command: String) throws {
        let run = try run(#""$@" > /dev/full"#, command)
        #expect(run.status == 64)
        #expect(run.errors == "flowview: cannot write: standard output: no space left on device\n")
    }

    @Test(
        "A reader who leaves is no fault: no command says a word, whether the signal comes or not",
        arguments: commands
    )
    func closedPipe(command: String) throws {
        for trap in ["", "trap '' PIPE; "] {
            let run = try run(trap + #"{ sleep 0.1; "$@"; echo "status=$?" >&2; } | true"#, command)
            #expect(run.errors == "status=141\n", "\(trap)")
        }
    }

    @Test("A report that cannot be written into its file makes no difference to the one that is shown")
    func fullFile() throws {
        let run = try run(#""$@""#, "check --format text --format junit=/dev/full Samples/faq.json")
        #expect(run.status == 64)
        #expect(run.output.hasPrefix("Samples/faq.json: ok, "))
        #expect(run.errors == "flowview: cannot write: /dev/full: no space left on device\n")
    }
}
