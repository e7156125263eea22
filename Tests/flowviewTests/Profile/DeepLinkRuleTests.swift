import FlowCore
import Testing

@testable import flowview

@Suite("DeepLinkRule")
struct DeepLinkRuleTests {
    @Test(
        "A link of the rule's form leads to the page, with what stood in the gaps",
        arguments: [
            ("shop://cart", "checkout.json", "shop://cart/?from=home#x", "checkout.json", "checkout.json"),
            ("shop://p/{id}", "p/{id}.json", "shop://p/7", "p/7.json", "p/7.json"),
            ("shop://p/{id}", "{id}.json", "shop://p/caf%C3%A9%20x", "café x.json", "caf%C3%A9%20x.json"),
            ("{a}/{b}", "{b}-{a}.json", "/x/y", "y-x.json", "y-x.json"),
        ]
    )
    func fits(pattern: String, page: String, link: String, name: String, reference: String) throws {
        let found = try #require(try DeepLinkRule(pattern: pattern, page: page).page(of: link))
        #expect(found.name == name)
        #expect(found.reference == reference)
        #expect(found.isInside)
    }

    @Test("A link of another form leads nowhere", arguments: ["shop://p", "shop://p/1/2", "shop://q/1", "store://p/1"])
    func fitsNot(link: String) throws {
        #expect(try DeepLinkRule(pattern: "shop://p/{id}", page: "{id}.json").page(of: link) == nil)
    }

    @Test("What a link holds cannot lead out of the folder", arguments: ["..", ".", "%2E%2E", "a%2Fb", "..%2F..%2Fx"])
    func outside(value: String) throws {
        let found = try DeepLinkRule(pattern: "shop://p/{id}", page: "{id}/x.json").page(of: "shop://p/\(value)")
        #expect(found?.isInside == false)
    }

    @Test(
        "A rule that cannot work is refused",
        arguments: [("", "a"), ("a/{b}", "{c}"), ("a/{b}", "{b"), ("{a}/{a}", "x")]
    )
    func refused(pattern: String, page: String) {
        #expect(throws: DeepLinkRule.Flaw.self) { try DeepLinkRule(pattern: pattern, page: page) }
    }

    @Test("On the web a page stays with the server that was named, and brings its headers")
    func web() throws {
        var options = HTTPOptions()
        options.headers = [try #require(HTTPHeader("X-Key: 1"))]
        let loader = HTTPLoader(source: try #require(NamedAddress("https://me:pw@host/pages/home")), options: options)
        let near = try #require(loader.loader(for: LinkedPage(name: "x", reference: "x?y=1")) as? HTTPLoader)
        #expect(near.source == NamedAddress("https://me:pw@host/pages/x?y=1"))
        #expect(near.options == options)
        #expect(loader.loader(for: LinkedPage(name: "x", reference: "https://other/x")) == nil)
    }
}
