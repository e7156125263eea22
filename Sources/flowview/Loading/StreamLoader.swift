import FlowCore

/// Serves what comes through a pipe, once it has ended. It cannot be had again: whoever asks anew gets the same.
struct StreamLoader: PageLoader {
    let reading: Task<Result<LoadedSource, LoadError>, Never>

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        try await reading.value.get().loader.load(request)
    }
}
