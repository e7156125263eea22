/// What the client wants from the backend.
public enum PageRequest: Hashable, Sendable {
    case initial
    /// The same page anew.
    case refresh
    /// The sections that follow; `postback` is the cursor of the page on show, to be sent byte for byte.
    case nextPage(pageID: String, postback: JSONValue?)
    /// An `api` action; the answer is an `ActionResponse`.
    case action(pageID: String, action: ActionModel)
}
