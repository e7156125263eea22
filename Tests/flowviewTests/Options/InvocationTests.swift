import Testing

@testable import flowview

@Suite("Invocation")
struct InvocationTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let words: [String]
        let expected: Invocation

        init(_ line: String, _ expected: Invocation) {
            words = line.split(separator: " ").map(String.init)
            self.expected = expected
        }

        var testDescription: String { "flowview " + words.joined(separator: " ") }
    }

    @Test(
        "A command line becomes what it asks for",
        arguments: [
            Line("", .browse(source: nil, policy: .placeholder)),
            Line("home.json", .browse(source: "home.json", policy: .placeholder)),
            Line("--policy skip home.json", .browse(source: "home.json", policy: .skip)),
            Line(
                "--color=never --appearance light --plain",
                .browse(
                    source: nil,
                    policy: .placeholder,
                    screen: ScreenOptions(color: .never, appearance: .light, isPlain: true)
                )
            ),
            Line("render --plain x", .render(source: "x", layout: RenderLayout(isPlain: true))),
            Line("-", .browse(source: "-", policy: .placeholder)),
            Line("browse", .browse(source: "browse", policy: .placeholder)),
            Line("check a b", .check(sources: ["a", "b"])),
            Line(
                "check a --format json b",
                .check(sources: ["a", "b"], options: CheckOptions(outputs: .init(shown: .json)))
            ),
            Line("check --format=json --format text -", .check(sources: ["-"])),
            Line(
                "check a --level info --fail-on=warning",
                .check(sources: ["a"], options: CheckOptions(standard: .init(level: .info, failOn: .warning)))
            ),
            Line(
                "check --follow 3 --twice --actions a",
                .check(
                    sources: ["a"],
                    options: CheckOptions(reach: .init(nextPages: 3, loadsTwice: true, includesAnswers: true))
                )
            ),
            Line("check --jobs 3 a", .check(sources: ["a"], options: CheckOptions(jobs: 3))),
            Line(
                "check --client none a",
                .check(sources: ["a"], options: CheckOptions(standard: .init(client: .none)))
            ),
            Line("diff a b", .diff(old: "a", new: "b")),
            Line(
                "diff --format json - b --color=always",
                .diff(old: "-", new: "b", options: DiffOptions(format: .json, color: .always))
            ),
            Line("explain", .explain(code: nil)),
            Line("explain blank-id", .explain(code: "blank-id")),
            Line("check -- --format", .check(sources: ["--format"])),
            Line("-- check", .browse(source: "check", policy: .placeholder)),
            Line("render home.json", .render(source: "home.json", layout: RenderLayout())),
            Line(
                "render --width 40 --height=9 x --policy skip",
                .render(source: "x", layout: RenderLayout(width: 40, height: 9, policy: .skip))
            ),
            Line("tree --format json x", .tree(source: "x", format: .json)),
            Line("--width 40 render x", .render(source: "x", layout: RenderLayout(width: 40))),
            Line(
                "--format=json --level info check a",
                .check(
                    sources: ["a"],
                    options: CheckOptions(outputs: .init(shown: .json), standard: .init(level: .info))
                )
            ),
            Line(
                "--follow check",
                .browse(source: "check", policy: .placeholder, screen: ScreenOptions(follows: true))
            ),
            Line("--help check", .help(.check)),
            Line("check --width 60 a", .check(sources: ["a"], options: CheckOptions(widths: [60]))),
            Line("--help", .help(.browse)),
            Line("-h", .help(.browse)),
            Line("check --help", .help(.check)),
            Line("tree -h", .help(.tree)),
            Line("--version", .version),
        ]
    )
    func understood(line: Line) throws {
        #expect(try Invocation(line.words) == line.expected)
    }

    @Test(
        "A command line that cannot be followed is answered with the reason",
        arguments: [
            ("check", "check needs a SOURCE"),
            ("tree a b", "tree takes a SOURCE, found also b"),
            ("a.json b.json", "flowview takes a SOURCE, found also b.json"),
            ("diff a", "diff needs an OLD and a NEW"),
            ("diff a b c", "diff takes an OLD and a NEW, found also c"),
            ("diff - -", "only one of OLD and NEW can be standard input"),
            ("check - a -", "standard input can be checked once, found - again"),
            ("--height 5 a", "--height is no option of browse, but of render, run"),
            ("tree --width 40 a", "--width is no option of tree, but of check, render, run"),
            ("chek a.json", "unknown command chek, did you mean check?"),
            ("check --formt json a", "unknown option --formt, did you mean --format?"),
            ("check --frobnicate a", "unknown option --frobnicate"),
            ("-x", "unknown option -x"),
            ("check --jobs 0 a", "--jobs is a number from 1 up, found 0"),
            ("check a --format", "--format needs a value: F[=FILE]"),
            ("tree --format xml a", "--format is text or json, found xml"),
            ("render --width wide a", "--width is a number from 1 to 1000, found wide"),
            ("render --width 0 a", "--width is a number from 1 to 1000, found 0"),
            ("render --width 99999999 a", "--width is a number from 1 to 1000, found 99999999"),
            ("run --height 10001 a b", "--height is a number from 1 to 10000, found 10001"),
            ("check --help=yes a", "--help takes no value"),
            ("--color blue a", "--color is auto or always or never, found blue"),
            ("--policy hide a", "--policy is placeholder or skip, found hide"),
        ]
    )
    func refused(line: String, reason: String) {
        let error = #expect(throws: UsageError.self) {
            try Invocation(line.split(separator: " ").map(String.init))
        }
        #expect(error?.message == reason)
    }

    @Test("An option typed with an escape sequence does not reach the terminal as one")
    func hostileOption() {
        let error = #expect(throws: UsageError.self) { try Invocation(["--\u{1B}[31m"]) }
        #expect(error?.message.contains("\u{1B}") == false)
    }
}
