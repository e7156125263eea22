import CCurl
import FlowCore

/// Collects the body of one transfer, up to a limit, and tells curl when to stop.
///
/// It belongs to the thread of its transfer: curl calls back from within `perform` only.
final class CurlReceiver {
    private(set) var body: [UInt8] = []
    private(set) var isTooLarge = false
    private let limit: Int
    private let cancellation: Cancellation
    private let progress: (LoadProgress) -> Void

    init(limit: Int, cancellation: Cancellation, progress: @escaping (LoadProgress) -> Void) {
        self.limit = limit
        self.cancellation = cancellation
        self.progress = progress
    }

    static let receive: flow_curl_receiver = { bytes, size, count, context in
        guard let bytes, let context else { return 0 }
        let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return Unmanaged<CurlReceiver>.fromOpaque(context).takeUnretainedValue().take(part)
    }

    static let observe: flow_curl_observer = { context, total, received, _, _ in
        guard let context else { return 1 }
        let receiver = Unmanaged<CurlReceiver>.fromOpaque(context).takeUnretainedValue()
        receiver.tell(received: Int(received), total: Int(total))
        return receiver.cancellation.isCancelled ? 1 : 0
    }

    /// Counted as they travel, compressed or not: only of those the server has said how many there are.
    private func tell(received: Int, total: Int) {
        guard received > 0 else { return }
        progress(LoadProgress(received: received, total: total > 0 ? total : nil))
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
