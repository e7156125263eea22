import FlowCore

/// Where a page to check comes from, with a loader for what is asked of it later.
struct CheckSource {
    let name: String
    let loader: any PageLoader
    private let first: @Sendable () async throws(LoadError) -> (bytes: [UInt8], exchange: HTTPExchange?)
    private let followerName: @Sendable (Int) -> String

    /// The body of the page, and what is known about the request.
    func load() async throws(LoadError) -> (bytes: [UInt8], exchange: HTTPExchange?) {
        try await first()
    }

    /// How a later page is called; the first one has number 1.
    func name(ofPage number: Int) -> String { followerName(number) }

    init(file path: String) {
        let (folder, page) = DiskFolder.split(path)
        let sequence = PageSequence(first: page)
        name = path
        loader = FolderLoader(folder: folder, page: page)
        first = { () throws(LoadError) in (try FileReader.bytes(of: path), nil) }
        followerName = { folder.displayName(of: sequence.name(of: $0)) }
    }

    init(web source: NamedAddress, options: HTTPOptions) {
        let web = HTTPLoader(source: source, options: options)
        name = source.address.text
        loader = web
        first = { () async throws(LoadError) in
            let exchange = try await web.exchange(.initial)
            return (exchange.response.body, exchange)
        }
        followerName = { "\(source.address.text) (page \($0))" }
    }

    /// Can be read only once.
    init(standardInput bytes: [UInt8]) {
        name = "-"
        loader = FixedLoader(bytes: bytes, name: "standard input")
        first = { () throws(LoadError) in (bytes, nil) }
        followerName = { "- (page \($0))" }
    }
}
