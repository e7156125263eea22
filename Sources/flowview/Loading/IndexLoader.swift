import FlowCore

/// Serves the list of pages; it is made anew for every request, so that a refresh shows new files.
struct IndexLoader: PageLoader {
    let index: IndexPage

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        switch request {
        case .initial, .refresh: index.bytes
        case .nextPage, .action:
            throw LoadError(what: "cannot load", where: index.title, why: "the list of pages is all there is")
        }
    }
}
