/// What else is known while one response is looked at.
public struct LintSurroundings: Sendable {
    /// Of a next page: the pages it follows, the first one first.
    public var earlierPages: [PageModel]
    /// Of a page that was loaded twice: the load before.
    public var earlierLoad: PageModel?
    /// Of a page: recorded answers to its actions.
    public var answers: [ActionResponse]
    /// Of an answer: the pages whose actions ask for it.
    public var pages: [PageModel]
    /// Of a page: what whoever lays it out has no room for.
    public var cutTexts: [CutText]

    public init(
        earlierPages: [PageModel] = [],
        earlierLoad: PageModel? = nil,
        answers: [ActionResponse] = [],
        pages: [PageModel] = [],
        cutTexts: [CutText] = []
    ) {
        self.earlierPages = earlierPages
        self.earlierLoad = earlierLoad
        self.answers = answers
        self.pages = pages
        self.cutTexts = cutTexts
    }

    /// The ids that recorded answers address.
    var answeredIDs: Set<String> {
        Set(answers.flatMap { $0.node["mutations"]?.elements.compactMap { $0["id"]?.text } ?? [] })
    }
}
