import FlowCore
import FlowTerm

/// Pages that a person asks for by name while browsing: one of the list they came from, a file, or an address.
struct NamedPages {
    let index: IndexPage?
    let http: HTTPOptions
    /// What was named on the command line; nil for what is no address.
    let source: NamedAddress?

    func loader(for name: String) -> Result<any PageLoader, PageFailure> {
        if let loader = index?.loader(for: name) { return .success(loader) }
        do throws(LoadError) {
            switch try Source(name) {
            case .file(let path):
                // A page that is not there would only be a failure to come back from.
                guard FileKind(of: path) != nil else { return refused(path, "there is no such file") }
                let (folder, page) = DiskFolder.split(path)
                return .success(FolderLoader(folder: folder, page: page))
            case .folder(let path): return refused(path, "it is a folder, name one of its pages")
            case .standardInput: return refused("standard input", "it can be read once, at the start")
            case .web(let address):
                return .success(HTTPLoader(source: address, options: http.meant(for: address, namedFirst: source)))
            }
        } catch {
            return .failure(PageFailure(error.description))
        }
    }

    private func refused(_ place: String, _ why: String) -> Result<any PageLoader, PageFailure> {
        .failure(PageFailure(LoadError(what: "cannot open", where: place, why: why).description))
    }
}
