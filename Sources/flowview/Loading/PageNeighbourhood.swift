import FlowCore

/// Knows the pages that lie where a source lies, so that links can lead to them and to nowhere else.
protocol PageNeighbourhood: Sendable {
    /// Nil for what is no page here.
    func loader(for page: LinkedPage) -> (any PageLoader)?
}

extension IndexPage: PageNeighbourhood {
    func loader(for page: LinkedPage) -> (any PageLoader)? { loader(for: page.name) }
}

extension FolderLoader: PageNeighbourhood {
    func loader(for page: LinkedPage) -> (any PageLoader)? { FolderLoader(folder: folder, page: page.name) }
}

extension HTTPLoader: PageNeighbourhood {
    func loader(for page: LinkedPage) -> (any PageLoader)? {
        guard let address = source.address.resolving(page.reference), address.origin == source.address.origin else {
            return nil
        }
        return HTTPLoader(source: NamedAddress(address: address, credentials: source.credentials), options: options)
    }
}
