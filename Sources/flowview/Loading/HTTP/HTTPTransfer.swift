import CCurl
import FlowCore

/// One request and its answer, redirects not followed, on the calling thread.
struct HTTPTransfer {
    let request: HTTPRequest
    let options: HTTPOptions
    /// What redirects have left of the time-out.
    let timeLeft: Duration
    let cancellation: Cancellation
    let progress: @Sendable (LoadProgress) -> Void

    func run() throws(HTTPFailure) -> HTTPResponse {
        let receiver = CurlReceiver(limit: options.maxBytes, cancellation: cancellation, progress: progress)
        do throws(ConnectionFailure) {
            var handle = try CurlHandle.make()
            try handle.set(CURLOPT_URL, to: request.address.text)
            try setLimits(on: handle)
            try setTrust(on: handle)
            try handle.setHeaders(headerLines)
            if request.method == .post { try handle.setBody(request.body) }
            if let credentials = request.secrets?.credentials {
                try handle.set(CURLOPT_USERNAME, to: credentials.user)
                try handle.set(CURLOPT_PASSWORD, to: credentials.password)
            }
            // Empty: whatever compression this curl can undo.
            try handle.set(CURLOPT_ACCEPT_ENCODING, to: "")
            try handle.perform(into: receiver)
            return HTTPResponse(
                status: handle.number(CURLINFO_RESPONSE_CODE),
                contentType: handle.text(CURLINFO_CONTENT_TYPE),
                location: handle.text(CURLINFO_REDIRECT_URL),
                body: receiver.body
            )
        } catch {
            throw failure(error, receiver)
        }
    }

    private func setLimits(on handle: borrowing CurlHandle) throws(ConnectionFailure) {
        let milliseconds = max(1, Int(timeLeft / .milliseconds(1)))
        try handle.set(CURLOPT_TIMEOUT_MS, to: milliseconds)
        try handle.set(CURLOPT_CONNECTTIMEOUT_MS, to: min(milliseconds, 10_000))
        // A server that has gone silent is given up early, unless the person asked for patience.
        try handle.set(CURLOPT_LOW_SPEED_LIMIT, to: 1)
        try handle.set(CURLOPT_LOW_SPEED_TIME, to: max(20, milliseconds / 2_000))
    }

    private func setTrust(on handle: borrowing CurlHandle) throws(ConnectionFailure) {
        if options.isInsecure {
            try handle.set(CURLOPT_SSL_VERIFYPEER, to: 0)
            try handle.set(CURLOPT_SSL_VERIFYHOST, to: 0)
        }
        if let file = options.certificateFile { try handle.set(CURLOPT_CAINFO, to: file) }
    }

    /// Ours, unless the person has sent one of that name; and no question before a body, which costs a round trip.
    private var headerLines: [String] {
        let custom = request.secrets?.headers ?? []
        var standard = [("Accept", "application/json"), ("User-Agent", "flowview")]
        if request.method == .post { standard.append(("Content-Type", "application/json")) }
        let missing = standard.filter { name, _ in !custom.contains { $0.name.lowercased() == name.lowercased() } }
        return missing.map { "\($0): \($1)" }
            + custom.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
            + ["Expect:"]
    }

    private func failure(_ error: ConnectionFailure, _ receiver: CurlReceiver) -> HTTPFailure {
        switch CURLcode(error.code) {
        case CURLE_WRITE_ERROR where receiver.isTooLarge: .tooLarge(limit: options.maxBytes)
        case CURLE_ABORTED_BY_CALLBACK: .cancelled
        case CURLE_OPERATION_TIMEDOUT: .timedOut(received: receiver.body.count)
        default: .connection(error)
        }
    }
}
