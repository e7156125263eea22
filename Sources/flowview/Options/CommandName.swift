/// The commands of the program; `browse` is the one that needs no name.
enum CommandName: String, CaseIterable, Sendable {
    case browse, check, diff, explain, generate, render, run, tree

    var summary: String {
        switch self {
        case .browse: "open a page and use it"
        case .check: "say what is wrong with pages, and where"
        case .diff: "say what became of a page: exit status 1 if anything"
        case .explain: "say what a finding means, and how to fix it"
        case .generate: "print the manual page, or completions for a shell"
        case .render: "print the whole page as text"
        case .run: "play scripts on a page and check what comes of it"
        case .tree: "print the outline: type, id, path, line:column"
        }
    }

    /// What follows the program's name in a usage line.
    var usage: String {
        switch self {
        case .browse: "[OPTIONS] [SOURCE]"
        case .check: "check [OPTIONS] SOURCE..."
        case .diff: "diff [OPTIONS] OLD NEW"
        case .explain: "explain [CODE]"
        case .generate: "generate WHAT"
        case .render: "render [OPTIONS] SOURCE"
        case .run: "run SCRIPT... SOURCE"
        case .tree: "tree [OPTIONS] SOURCE"
        }
    }

    var options: [Option] {
        switch self {
        case .browse: [.version, .help]
        case .check: Option.check + [.profile, .help]
        case .diff: [.reportFormat, .color, .help]
        case .explain, .generate: [.help]
        case .render: [.width, .height, .keys, .plain, .policy, .profile, .help]
        case .run: [.runFormat, .record, .screenWidth, .screenHeight, .profile, .help]
        case .tree: [.reportFormat, .profile, .help]
        }
    }

    /// What is there besides for a report.
    var reportOptions: [Option] {
        self == .check ? Option.checkInBrief : []
    }

    /// What is there besides, for a screen above all.
    var screenOptions: [Option] {
        self == .browse ? [.color, .appearance, .policy, .plain, .noMouse, .follow, .profile, .impressions] : []
    }

    /// What is there besides for web addresses.
    var webOptions: [Option] {
        switch self {
        case .browse, .run: Option.http + Option.httpFollowUps
        case .check: Option.http + Option.httpNextPages
        case .diff, .render, .tree: Option.http
        case .explain, .generate: []
        }
    }

    /// The one table that the command line, help, completions and the manual page are made from.
    var allOptions: [Option] { options + reportOptions + screenOptions + webOptions }

    /// What the command is about, as messages call it: "check needs a SOURCE".
    var operands: String {
        switch self {
        case .browse, .check, .render, .tree: "a SOURCE"
        case .diff: "an OLD and a NEW"
        case .run: "a SCRIPT and a SOURCE"
        case .explain: "a CODE"
        case .generate: "a WHAT: \(GeneratedText.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }

    /// What the operands may be; nil for pages.
    var operandWords: [String]? {
        switch self {
        case .browse, .check, .diff, .render, .run, .tree: nil
        case .explain: Explanation.all.map(\.code)
        case .generate: GeneratedText.allCases.map(\.rawValue)
        }
    }

    /// The endings of the files that the operands name, without the dot.
    var operandEndings: [String] { self == .run ? ["flow", "json"] : ["json"] }

    /// How many operands the command can do with.
    var operandCount: ClosedRange<Int> {
        switch self {
        case .browse, .explain: 0...1
        case .check: 1...Int.max
        case .diff: 2...2
        case .run: 2...Int.max
        case .generate, .render, .tree: 1...1
        }
    }

    var examples: [String] {
        switch self {
        case .browse: ["flowview Samples/home.json", "flowview -H 'Accept-Language: de' https://example.com/home"]
        case .check: ["flowview check Samples/", "generate-page | flowview check --format json -"]
        case .diff: ["flowview diff home.json home.new.json", "curl -s $URL | flowview diff golden.json -"]
        case .explain: ["flowview explain", "flowview explain blank-id"]
        case .generate: ["flowview generate man | man -l -", "source <(flowview generate bash)"]
        case .render: ["flowview render Samples/home.json", "flowview render --width=40 --height 20 - < page.json"]
        case .run: ["flowview run Samples/home.flow Samples/home.json", "flowview run --format junit *.flow $URL"]
        case .tree: ["flowview tree Samples/faq.json", "flowview tree --format json page.json | jq '.[].id'"]
        }
    }
}
