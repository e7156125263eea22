import CCurl

/// A curl transfer to be set up, performed once and asked about.
struct CurlHandle: ~Copyable {
    private let handle: UnsafeMutableRawPointer
    private let errorBuffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var headers: UnsafeMutablePointer<curl_slist>?

    /// A transfer for http and https that follows no redirect by itself.
    static func make() throws(ConnectionFailure) -> CurlHandle {
        guard CurlLibrary.missing == nil, let handle = flow_curl_new() else {
            throw ConnectionFailure(code: CURLE_FAILED_INIT.rawValue, details: "", systemError: 0)
        }
        let transfer = CurlHandle(handle)
        try transfer.check(flow_curl_set_error_buffer(handle, transfer.errorBuffer))
        try transfer.check(flow_curl_allow_web_only(handle))
        try transfer.set(CURLOPT_FOLLOWLOCATION, to: 0)
        // Time-outs by signal would hit any thread.
        try transfer.set(CURLOPT_NOSIGNAL, to: 1)
        return transfer
    }

    private init(_ handle: UnsafeMutableRawPointer) {
        self.handle = handle
        errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        flow_curl_free(handle)
        flow_curl_list_free(headers)
        errorBuffer.deallocate()
    }

    func set(_ option: CURLoption, to number: Int) throws(ConnectionFailure) {
        try check(flow_curl_set_number(handle, option, number))
    }

    func set(_ option: CURLoption, to text: String) throws(ConnectionFailure) {
        try check(flow_curl_set_text(handle, option, text))
    }

    func setBody(_ bytes: [UInt8]) throws(ConnectionFailure) {
        try check(bytes.withUnsafeBytes { flow_curl_set_body(handle, $0.baseAddress, $0.count) })
    }

    /// - Parameter lines: in curl's notation: `Name: value`, `Name;` for an empty value, `Name:` to leave one out.
    mutating func setHeaders(_ lines: [String]) throws(ConnectionFailure) {
        for line in lines {
            guard let longer = flow_curl_list_append(headers, line) else { return try check(CURLE_OUT_OF_MEMORY) }
            headers = longer
        }
        try check(flow_curl_set_headers(handle, headers))
    }

    /// Blocks until the whole answer is there, or until it is clear that it will not come.
    func perform(into receiver: CurlReceiver) throws(ConnectionFailure) {
        let context = Unmanaged.passUnretained(receiver).toOpaque()
        try check(flow_curl_set_callbacks(handle, CurlReceiver.receive, CurlReceiver.observe, context))
        try withExtendedLifetime(receiver) { () throws(ConnectionFailure) in try check(flow_curl_perform(handle)) }
    }

    func number(_ info: CURLINFO) -> Int {
        flow_curl_number(handle, info)
    }

    func text(_ info: CURLINFO) -> String? {
        flow_curl_text(handle, info).map { String(cString: $0) }
    }

    private func check(_ code: CURLcode) throws(ConnectionFailure) {
        guard code != CURLE_OK else { return }
        throw ConnectionFailure(
            code: code.rawValue,
            details: String(cString: errorBuffer),
            systemError: Int32(truncatingIfNeeded: number(CURLINFO_OS_ERRNO))
        )
    }
}
