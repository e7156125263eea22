import CCurl

/// Collects the body of one transfer, up to a limit, and tells curl when to stop.
///
/// It belongs to the thread of its transfer: curl calls back from within `perform` only.
final class CurlReceiver {
    private(set) var body: [UInt8] = []
    private(set) var isTooLarge = false
    private let limit: Int
    private let cancellation: Cancellation

    init(limit: Int, cancellation: Cancellation) {
        self.limit = limit
        self.cancellation = cancellation
    }

    static let receive: flow_curl_receiver = { bytes, size, count, context in
        guard let bytes, let context else { return 0 }
        let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return Unmanaged<CurlReceiver>.fromOpaque(context).takeUnretainedValue().take(part)
    }

    static let observe: flow_curl_observer = { context, _, _, _, _ in
        guard let context else { return 1 }
        return Unmanaged<CurlReceiver>.fromOpaque(context).takeUnretainedValue().cancellation.isCancelled ? 1 : 0
    }

    private func take(_ part: UnsafeRawBufferPointer) -> Int {
        // What arrives here is inflated already: a few kilobytes on the wire may be gigabytes by now.
        guard part.count <= limit - body.count else {
            isTooLarge = true
            return 0
        }
        body += part
        return part.count
    }
}
