import TestSupport

/// The formats that a command prints in, asked of the program itself: none can be added past the tests.
enum ReportFormats {
    /// - Returns: the values of `--format`; nil alone for a command without that option.
    static func of(_ command: String) throws -> [String?] {
        let operands = ["diff", "run"].contains(command) ? ["a", "b"] : ["a"]
        let refusal = try Subprocess.run([FlowviewBinary.path, command, "--format", "?"] + operands).errors
        guard let names = refusal.firstMatch(of: /--format is (.*), found \?/)?.output.1 else { return [nil] }
        return names.split(separator: #/, | or /#).map(String.init)
    }
}
