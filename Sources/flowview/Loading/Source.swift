import FlowCore

/// Where pages come from, as named on the command line.
enum Source: Hashable, Sendable {
    case file(String)
    case folder(String)
    case standardInput
    case web(NamedAddress)

    init(_ argument: String) throws(LoadError) {
        if argument == "-" {
            self = .standardInput
        } else if argument.contains("://") {
            if let missing = CurlLibrary.missing {
                throw LoadError(what: "cannot load", where: NamedAddress.shown(argument), why: "\(missing)")
            }
            guard let named = NamedAddress(argument) else {
                let reason = "this is no http or https address"
                throw LoadError(what: "cannot load", where: NamedAddress.shown(argument), why: reason)
            }
            self = .web(named)
        } else {
            // A path that leads nowhere is left to the reader, which knows why.
            self = FileKind(of: argument) == .folder ? .folder(argument) : .file(argument)
        }
    }
}
