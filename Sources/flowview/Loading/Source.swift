import FlowCore

/// Where pages come from, as named on the command line.
enum Source: Hashable, Sendable {
    case file(String)
    case folder(String)
    case standardInput

    init(_ argument: String) throws(LoadError) {
        if argument == "-" {
            self = .standardInput
        } else if argument.contains("://") {
            throw LoadError(what: "cannot load", where: argument, why: "only files, folders and - can be read")
        } else {
            // A path that leads nowhere is left to the reader, which knows why.
            self = FileKind(of: argument) == .folder ? .folder(argument) : .file(argument)
        }
    }
}
