import FlowCore

/// Recorded answers to `api` actions, beside the pages whose actions they answer.
enum ActionAnswers {
    static let folder = "actions"

    /// Whether a file is an answer, by a folder it lies in: an endpoint such as `cart/update` has folders of its own.
    static func isAnswer(_ file: String) -> Bool {
        endpoint(of: file) != nil
    }

    /// Whether the content of a file is an answer. A page is none, whatever the folder is called.
    static func isAnswer(_ file: String, _ content: [UInt8]) -> Bool {
        guard isAnswer(file) else { return false }
        let root = try? JSONDocument(content).root
        return root?["page"] == nil || root?["mutations"] != nil
    }

    /// `cart/update` for `pages/actions/cart/update.json`.
    static func endpoint(of file: String) -> String? {
        parts(of: file).map { $0.endpoint.hasSuffix(".json") ? String($0.endpoint.dropLast(5)) : $0.endpoint }
    }

    /// `pages/` for `pages/actions/cart/update.json`, and nothing for a file that is no answer.
    static func folderOfPages(askingFor file: String) -> String {
        parts(of: file)?.pages ?? ""
    }

    private static func parts(of file: String) -> (pages: String, endpoint: String)? {
        let steps = file.split(separator: "/", omittingEmptySubsequences: false)
        guard let position = steps.dropLast().lastIndex(of: Substring(folder)) else { return nil }
        return (steps[..<position].map { $0 + "/" }.joined(), steps[(position + 1)...].joined(separator: "/"))
    }
}
