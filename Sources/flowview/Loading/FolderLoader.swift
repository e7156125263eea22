import FlowCore

/// Serves one page of a folder, the pages that follow it, and the recorded answers to its actions.
///
/// `feed.json` goes on in `feed.page2.json`, `feed.page3.json` and so on; an `api` action is answered by
/// `actions/<endpoint>.json`. Nothing is kept in between: every request looks at the files as they are.
struct FolderLoader: PageLoader {
    let folder: any PageFolder
    let page: String

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        try await load(request) { _ in }
    }

    func load(
        _ request: PageRequest,
        progress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LoadError) -> [UInt8] {
        let name =
            switch request {
            case .initial, .refresh: page
            case .nextPage(_, let postback): try follower(of: postback)
            case .action(_, let action): try answerFile(for: action)
            }
        return try folder.bytes(of: name, progress: progress)
    }

    var file: String? { folder.path(of: page) }

    func changes() -> AsyncStream<Void>? { folder.changes(of: page) }

    /// The file behind the one that sent this cursor: cursors, not a count of requests, say which page is next, so a
    /// repeated or abandoned request cannot skip one.
    private func follower(of postback: JSONValue?) throws(LoadError) -> String {
        let sequence = PageSequence(first: page)
        var number = 1
        var seen: Set<JSONValue> = []
        while true {
            let name = sequence.name(of: number)
            let sent = Self.pagination(of: try folder.bytes(of: name))
            if sent == postback { return sequence.name(of: number + 1) }
            guard let sent, seen.insert(sent).inserted else { break }
            number += 1
        }
        throw LoadError(
            what: "cannot find the next page",
            where: folder.displayName(of: page),
            why: "no page beside it has sent this cursor"
        )
    }

    /// The cursor in a page's bytes, read without decoding the page.
    private static func pagination(of bytes: [UInt8]) -> JSONValue? {
        let document = try? JSONDocument(bytes)
        return document?.root["page"]?["pagination"]?["postback"].map { JSONValue($0) }
    }

    private func answerFile(for action: ActionModel) throws(LoadError) -> String {
        guard let endpoint = try? action.value.node["endpoint"]?.string() else {
            throw LoadError(
                what: "cannot answer the action",
                where: folder.displayName(of: page),
                why: "it names no endpoint"
            )
        }
        let steps = endpoint.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = steps.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
        guard isInside else {
            throw LoadError(
                what: "cannot answer the action",
                where: endpoint,
                why: "an endpoint is a name, not a path out of the folder"
            )
        }
        return "\(ActionAnswers.folder)/\(endpoint).json"
    }
}
