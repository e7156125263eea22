extension Option {
    static let header = Option(
        "--header",
        short: "-H",
        takes: "'Name: value'",
        isRepeatable: true,
        "send a header, to the named server only; may be repeated"
    )
    static let timeout = Option("--timeout", takes: "S", "give up after so many seconds (30)")
    static let maxBytes = Option("--max-bytes", takes: "N", "refuse longer bodies (67108864)")
    static let insecure = Option("--insecure", short: "-k", "take certificates as they come")
    static let certificates = Option("--cacert", takes: "FILE", "trust these certificates instead of the system's")
    static let nextURL = Option("--next-url", takes: "URL", "next pages: {page_id} {postback} (SOURCE)")
    static let nextMethod = Option("--next-method", takes: "GET|POST", "how next pages are asked for (POST)")
    static let actionURL = Option("--action-url", takes: "URL", "where actions are sent: {page_id} {endpoint} (SOURCE)")

    /// For the first request of a web address.
    static let http = [header, timeout, maxBytes, insecure, certificates]
    /// For those that come after it.
    static let httpFollowUps = httpNextPages + [actionURL]
    static let httpNextPages = [nextURL, nextMethod]
}
