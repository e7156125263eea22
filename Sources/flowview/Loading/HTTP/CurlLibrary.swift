import CCurl

/// libcurl, loaded by whoever first has to do with an address: a page from a file does not wait for it.
enum CurlLibrary {
    static let name = "libcurl.so.4"

    /// There is no such library here, or none that can be used.
    struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
        let name: String
        /// The dynamic linker's sentence.
        let reason: String

        var description: String { "HTTP needs libcurl: \(name) could not be loaded: \(reason)" }
    }

    /// Nil where requests can be sent. Found out once in a process: every other function of `CCurl` rests on it.
    static let missing = load(name)

    /// - Returns: nil when it was a success.
    static func load(_ name: String) -> Missing? {
        guard let sentence = flow_curl_load(name).map({ String(cString: $0) }) else { return nil }
        // The linker's sentence mostly begins with what ours has said by then.
        let prefix = "\(name): "
        return Missing(
            name: name,
            reason: sentence.hasPrefix(prefix) ? String(sentence.dropFirst(prefix.count)) : sentence
        )
    }
}
