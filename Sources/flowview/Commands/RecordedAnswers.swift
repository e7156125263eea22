import FlowCore

/// Recorded answers beside a page, found from either side.
struct RecordedAnswers {
    /// Keeps the pages, and the answers in a folder of their own.
    private let folder: DiskFolder

    /// - Parameter file: of a page.
    init(besidePage file: String) {
        folder = DiskFolder.split(file).folder
    }

    /// - Parameter file: of an answer, such as `pages/actions/bag.json`.
    init(around file: String) {
        folder = DiskFolder(path: ActionAnswers.folderOfPages(askingFor: file))
    }

    /// The files of the answers that the actions of a page ask for, as far as they are recorded.
    func files(for page: PageModel) -> [String] {
        Self.endpoints(in: page.node).sorted().map(Self.name).filter(isThere).map(folder.displayName)
    }

    /// The names of the pages whose actions ask for an answer.
    func pages(askingFor file: String, decode: ([UInt8]) -> PageModel?) -> [PageModel] {
        guard let endpoint = ActionAnswers.endpoint(of: file),
            let names = try? FolderListing.names(in: folder.path.isEmpty ? "." : folder.path)
        else { return [] }
        return names.filter { !$0.contains("/") }.compactMap { name in
            guard let bytes = try? folder.bytes(of: name), let page = decode(bytes),
                Self.endpoints(in: page.node).contains(endpoint)
            else { return nil }
            return page
        }
    }

    private static func name(of endpoint: String) -> String { "\(ActionAnswers.folder)/\(endpoint).json" }

    /// An endpoint is a name; one that leads out of the folder is nobody's recording.
    private func isThere(_ name: String) -> Bool {
        !name.contains("..") && !name.contains("\0") && FileKind(of: folder.displayName(of: name)) == .file
    }

    private static func endpoints(in node: JSONNode) -> Set<String> {
        var found: Set<String> = []
        var open = [node]
        while let node = open.popLast() {
            open += node.elements
            open += node.members
            guard node.kind == .object, (try? node["type"]?.string()) == BuiltInAction.api.rawValue,
                let endpoint = try? node["endpoint"]?.string()
            else { continue }
            found.insert(endpoint)
        }
        return found
    }
}
