import FlowCore

/// Serves bytes that cannot be asked for twice, such as standard input. Nothing follows them, nothing answers.
struct FixedLoader: PageLoader {
    let bytes: [UInt8]
    let name: String

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        switch request {
        case .initial, .refresh: bytes
        case .nextPage:
            throw LoadError(what: "cannot load the next page", where: name, why: "there is no file beside it")
        case .action: throw LoadError(what: "cannot answer the action", where: name, why: "there is no file beside it")
        }
    }
}
