import FlowTerm
import Testing

@testable import flowview

@Suite("DeepLinkHandler")
struct DeepLinkHandlerTests {
    @Test(
        "The last part of the path names the page",
        arguments: [
            ("app://shop/checkout", "checkout"), ("app://checkout", "checkout"), ("https://a.example/b/faq/", "faq"),
            ("app://shop/feed?from=home#top", "feed"), ("/home", "home"), ("home", "home"),
        ]
    )
    func names(url: String, name: String) {
        #expect(DeepLinkHandler.pageName(in: url) == name)
    }

    @Test("A link without a path names nothing", arguments: ["", "app://", "app:///", "?page=home", "#home"])
    func nameless(url: String) {
        #expect(DeepLinkHandler.pageName(in: url) == nil)
    }
}
