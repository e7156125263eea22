import FlowCore

/// Keeps up with a source that changes.
extension FlowApp {
    /// How long a change is waited after: a file is often written in several pieces.
    private static let patience = Duration.milliseconds(30)
    /// A source that changes all the time is read this often at most, and no more than a quarter of the time.
    private static let pause = Duration.milliseconds(100)

    /// From now on the page on show is loaded anew whenever its source changes. What was opened and counted stays.
    public func follow() {
        guard attachToSource() else {
            state.hint = "this page has no source that could change"
            return stopFollowing()
        }
        wantsFollowing = true
    }

    /// As above, also where the page on show has no source but those that are opened from it may have one.
    public func followPages() {
        wantsFollowing = true
        followAnew()
    }

    /// - Returns: false where nothing tells of changes.
    private func attachToSource() -> Bool {
        guard let changes = store.loader.changes() else { return false }
        state.summary.isFollowing = true
        followTask = Task { [store] in
            for await _ in changes {
                try? await Task.sleep(for: Self.patience)
                let start = clock.now
                await store.catchUp()
                guard !Task.isCancelled else { return }
                try? await Task.sleep(for: max(Self.pause, (clock.now - start) * 3))
            }
        }
        return true
    }

    func toggleFollowing() {
        if state.summary.isFollowing {
            stopFollowing()
            state.hint = "no longer following"
        } else {
            follow()
            // What has changed before nobody told.
            if state.summary.isFollowing { Task { await store.catchUp() } }
        }
    }

    /// Another page has another source.
    func followAnew() {
        followTask?.cancel()
        state.summary.isFollowing = wantsFollowing && attachToSource()
    }

    func stopFollowing() {
        followTask?.cancel()
        wantsFollowing = false
        state.summary.isFollowing = false
    }
}
