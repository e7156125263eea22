import FlowTerm
import TestSupport
import Testing

@testable import flowview

@Suite("Configuration")
struct ConfigurationTests {
    /// A command line under a file and a variable.
    private func invocation(_ line: String, file: String = "{}", options: String? = nil) throws -> Invocation {
        let folder = try TemporaryFolder()
        try folder.write(file, to: "flowview/config.json")
        var environment = ["XDG_CONFIG_HOME": folder.path]
        environment["FLOWVIEW_OPTS"] = options
        var words = try CommandLineWords(line.split(separator: " ").map(String.init))
        words.adopt(try Configuration(environment: environment).defaults)
        return try Invocation(words)
    }

    @Test("The command line wins over FLOWVIEW_OPTS, which wins over the file")
    func order() throws {
        let file = #"{"width": 40, "height": 5, "policy": "skip"}"#
        let expected = RenderLayout(width: 60, height: 7, policy: .skip)
        #expect(
            try invocation("render --width 60 x", file: file, options: "--width 50 --height=7")
                == .render(source: "x", layout: expected)
        )
    }

    @Test("An option holds for the commands that have it, and under a command's name for that command alone")
    func commands() throws {
        let file = #"{"render": {"width": 30}, "width": 40, "color": "never", "plain": true}"#
        #expect(
            try invocation("render x", file: file)
                == .render(source: "x", layout: RenderLayout(width: 30, isPlain: true))
        )
        let colorless = DiffOptions(color: .never)
        #expect(try invocation("diff a b", file: file) == .diff(old: "a", new: "b", options: colorless))
        #expect(try invocation("tree x", file: file) == .tree(source: "x", format: .text))
        #expect(
            try invocation("render --plain=false x", file: file)
                == .render(source: "x", layout: RenderLayout(width: 30))
        )
    }

    @Test("Values go to the commands that know them, and repeatable options may have several")
    func values() throws {
        let http = HTTPOptions(headers: [try #require(HTTPHeader("A: 1")), try #require(HTTPHeader("B: x y"))])
        #expect(
            try invocation("tree x", file: #"{"header": ["A: 1", "B: x y"], "explain": null}"#)
                == .tree(source: "x", format: .text, http: http)
        )
        #expect(
            try invocation("tree x", options: #"-H 'A: 1' --header="B: x y""#)
                == .tree(source: "x", format: .text, http: http)
        )
    }

    @Test(
        "A file that cannot be used is refused with the place",
        arguments: [
            ("{", "1:2"), ("[]", "1:1: expected an object, found array"),
            ("{\n  \"colour\": \"never\"}", "2:3: no option is named 'colour', did you mean 'color'?"),
            (#"{"color": "blue"}"#, "1:11: 'color' is auto or always or never, found blue"),
            (#"{"plain": "yes"}"#, "1:11: 'plain' is true or false, found string"),
            (#"{"width": true}"#, "1:11: 'width' is a number from 1 to 1000, found boolean"),
            (#"{"width": 0}"#, "1:11: 'width' is a number from 1 to 1000, found 0"),
            (#"{"timeout": "soon"}"#, "1:13: 'timeout' is a number of seconds, found soon"),
            (#"{"tree": {"width": 3}}"#, "1:11: no option is named 'width'"),
            (#"{"tree": 7}"#, "1:10: 'tree' holds options, expected an object, found number"),
            (#"{"help": true}"#, "1:2: no option is named 'help'"),
            (#"{"keys": {"page-down": [7]}}"#, "1:24: an action has an array with the names of keys, found array"),
            (#"{"keys": {"top": ["x"], "botom": ["y"]}}"#, "1:34: no action is named 'botom', the nearest is 'bottom'"),
        ]
    )
    func refused(file: String, message: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(file, to: "flowview/config.json")
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(environment: ["XDG_CONFIG_HOME": folder.path])
        }
        #expect(error.map { "\($0.place): \($0.message)" }?.hasPrefix("\(path):\(message)") == true)
    }

    @Test(
        "So is a FLOWVIEW_OPTS",
        arguments: [
            ("home.json", "expected an option, found home.json"),
            ("--colr never", "unknown option --colr, did you mean --color?"),
            ("--color", "--color needs a value: auto|always|never"),
            ("--color blue", "--color is auto or always or never, found blue"),
            ("-H 'A: 1", "a quote is not closed"),
            ("--help", "unknown option --help"),
        ]
    )
    func refusedVariable(text: String, message: String) {
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(environment: ["FLOWVIEW_OPTS": text])
        }
        #expect(error?.place == "FLOWVIEW_OPTS")
        #expect(error?.message == message)
    }

    @Test("Keys of one's own are taken from the file")
    func keys() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"keys": {"top": "x", "bottom": ["y", "z"]}}"#, to: ".config/flowview/config.json")
        let bindings = try Configuration(environment: ["HOME": folder.path]).bindings
        let keys = try ["x", "z", "g"].map { try #require(Key(named: $0)) }
        #expect(keys.map(bindings.command) == [.top, .bottom, nil])
    }

    @Test("A command that cannot be done for its configuration ends with 64, help is given all the same")
    func command() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"color": 7}"#, to: "flowview/config.json")
        let console = TestConsole(environment: ["XDG_CONFIG_HOME": folder.path])
        #expect(await Flowview(console: console.console).run(["tree", "x"]).code == 64)
        #expect(
            console.errors
                == "flowview: cannot use the configuration: \(path):1:11: 'color' is auto or always or never, found 7\n"
        )
        #expect(await Flowview(console: console.console).run(["tree", "--help"]).code == 0)
        #expect(await Flowview(console: console.console).run(["explain"]).code == 0)
    }
}
