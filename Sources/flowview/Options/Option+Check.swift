extension Option {
    static let checkFormat = Option(
        "--format",
        takes: "F[=FILE]",
        as: .words(CheckFormat.allCases.map(\.rawValue)),
        isRepeatable: true,
        "text, json, junit, sarif or github; repeat it for files (text)"
    )
    static let output = Option("--output", takes: "FILE", "write the report there")
    static let quiet = Option("--quiet", "print no report")
    static let jobs = Option("--jobs", takes: "N", "check so many sources at the same time (one for each processor)")
    static let level = Option(
        "--level",
        takes: "error|warning|info",
        "the least a finding must be to be listed (warning)"
    )
    static let failOn = Option(
        "--fail-on",
        takes: "error|warning|never",
        "the least a finding must be for exit status 1 (error)"
    )
    static let client = Option("--client", takes: "1.0.0|none", "the shipped client to judge pages for as well (1.0.0)")

    static let nextPages = Option("--follow", takes: "N", "load and check up to N next pages of each page as well")
    static let twice = Option("--twice", "load each page twice, and name the widgets whose id changes")
    static let actions = Option("--actions", "check pages and the recorded answers beside them together")

    static let textWidth = Option(
        "--width",
        takes: "N",
        as: .columns,
        "columns to look for cut texts in, with --level info (40 and 80)"
    )

    static let check = [checkFormat, level, failOn, client, nextPages, twice, actions]
    static let checkInBrief = [output, quiet, jobs, textWidth]
}
