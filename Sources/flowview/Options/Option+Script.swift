extension Option {
    static let keys = Option(
        "--keys",
        takes: "'KEY...'",
        "press keys first, named as ? lists them, and print the screen"
    )
    static let runFormat = Option("--format", takes: "text|junit", "how to print it (text)")
    static let record = Option("--record", "write the snapshots instead of comparing them, and exit with 1")
    static let screenWidth = Option("--width", takes: "N", as: .columns, "columns of the screen (80)")
    static let screenHeight = Option("--height", takes: "N", as: .rows, "rows of the screen (24)")
}

/// How scripts are run.
struct RunOptions: Hashable, Sendable {
    enum Format: String, CaseIterable, Sendable {
        case text, junit
    }

    var format = Format.text
    /// Whether snapshots are written instead of compared.
    var records = false
    var width = 80
    var height = 24
}

extension RunOptions {
    init(_ words: CommandLineWords) throws(UsageError) {
        self.init(
            format: try words.choice(.runFormat) ?? .text,
            records: words.has(.record),
            width: try words.count(.screenWidth) ?? 80,
            height: try words.count(.screenHeight) ?? 24
        )
    }
}
