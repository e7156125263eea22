/// How a backend is to be talked to.
struct HTTPOptions: Hashable, Sendable {
    /// For the origin the person named, and no other.
    var headers: [HTTPHeader] = []
    /// For a whole request, redirects included.
    var timeout = Duration.seconds(30)
    /// The most a body may have, once it is inflated.
    var maxBytes = 64 << 20
    /// Certificates are taken as they come.
    var isInsecure = false
    /// Certificates to trust, instead of the system's.
    var certificateFile: String?
    /// Where next pages come from; nil for the page's own address.
    var nextURL: URLTemplate?
    /// Where actions are answered; nil for the page's own address.
    var actionURL: URLTemplate?
    /// How next pages are asked for; nil for POST.
    var nextMethod: HTTPMethod?

    /// The options for an address that was named later: headers, which are secrets, are for the server that was first.
    func meant(for address: NamedAddress, namedFirst first: NamedAddress?) -> HTTPOptions {
        guard let first, first.address.origin != address.address.origin else { return self }
        var options = self
        options.headers = []
        return options
    }
}
