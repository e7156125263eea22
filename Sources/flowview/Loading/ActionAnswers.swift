/// Recorded answers to `api` actions, beside the pages whose actions they answer.
enum ActionAnswers {
    static let folder = "actions"

    /// Whether a file is an answer, by the folder it lies in.
    static func isAnswer(_ file: String) -> Bool {
        file.split(separator: "/").dropLast().last == Substring(folder)
    }
}
