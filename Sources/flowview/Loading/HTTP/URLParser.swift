import CCurl

/// curl's own way of taking an address apart.
struct URLParser: ~Copyable {
    private let handle: OpaquePointer

    /// Nil where there is no libcurl, or no memory.
    init?() {
        guard CurlLibrary.missing == nil, let handle = flow_curl_url_new() else { return nil }
        self.handle = handle
    }

    deinit {
        flow_curl_url_free(handle)
    }

    /// Reads an address, or a reference relative to the one read before.
    ///
    /// - Returns: false when it cannot be understood.
    func read(_ text: String) -> Bool {
        flow_curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_URLENCODE)) == CURLUE_OK
    }

    func remove(_ part: CURLUPart) {
        flow_curl_url_set(handle, part, nil, 0)
    }

    /// Nil when the address has no such part.
    func part(_ part: CURLUPart, flags: Int32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard flow_curl_url_get(handle, part, &text, UInt32(flags)) == CURLUE_OK, let text else { return nil }
        defer { flow_curl_url_text_free(text) }
        return String(cString: text)
    }
}
