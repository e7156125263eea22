import Glibc

/// Tells when a file may have changed, however it is written: in place, cut and filled again, or replaced by another.
///
/// The folder is watched, because a file that is replaced takes its watch with it. Once a second the file is looked at
/// too: the folder may be replaced itself, or lie on another machine.
final class FileWatch: Sendable {
    private static let lookInterval: Int32 = 1_000

    private let path: String
    /// Before the watch is laid: what happens meanwhile shows in the first look.
    private let first: FileStamp?
    /// A pipe with something in it once the watch is to end.
    private let stop: (reading: Int32, writing: Int32)

    /// Yields after changes; of several that nobody has asked for, one.
    static func changes(of path: String) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            guard let watch = FileWatch(path) else { return continuation.finish() }
            continuation.onTermination = { _ in watch.end() }
            Task { await BlockingThread.run { watch.run { continuation.yield() } } }
        }
    }

    /// Nil where no descriptor is to be had.
    private init?(_ path: String) {
        self.path = path
        first = FileStamp(of: path)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stop = (ends[0], ends[1])
    }

    deinit {
        close(stop.reading)
        close(stop.writing)
    }

    private func end() {
        var byte: UInt8 = 0
        // One byte always fits, and the first one is enough.
        _ = write(stop.writing, &byte, 1)
    }

    private func run(_ tell: () -> Void) {
        var folders = WatchedFolders(of: path)
        var stamp = first
        while true {
            var descriptors = [
                pollfd(fd: stop.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: folders?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&descriptors, 2, Self.lookInterval)
            if descriptors[0].revents != 0 { return }
            let isTouched = ready > 0 && folders?.takeEvents() == true
            if folders?.isCurrent != true { folders = WatchedFolders(of: path) }
            let latest = FileStamp(of: path)
            if isTouched || latest != stamp { tell() }
            stamp = latest
        }
    }
}
