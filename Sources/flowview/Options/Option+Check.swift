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

    static let check = [checkFormat, level, failOn, client]
    static let checkInBrief = [output, quiet, jobs]
}
