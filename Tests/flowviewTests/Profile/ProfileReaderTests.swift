import Foundation
import TestSupport
import Testing

@testable import flowview

@Suite("ProfileReader")
struct ProfileReaderTests {
    private func profile(_ text: String) throws(ProfileError) -> Profile {
        try ProfileReader(name: "p.json").profile(from: Array(text.utf8))
    }

    @Test("Everything a profile can say is read")
    func everything() throws {
        let profile = try profile(
            """
            {"endpoints": {"next": {"url": "/n?c={postback}", "method": "GET"}, "action": {"url": "/do/{endpoint}"}},
             "headers": {"Authorization": "Bearer ${TOKEN}", "Accept-Language": "de"},
             "widget_types": ["order_card", "map"], "action_types": ["open_map"], "tokens": ["accent"],
             "deeplinks": {"shop://product/{id}": "product.json"}}
            """
        )
        let next = try URLTemplate("/n?c={postback}", allowing: [.postback])
        let action = try URLTemplate("/do/{endpoint}", allowing: [.endpoint])
        #expect(profile.nextURL == next)
        #expect(profile.nextMethod == .get)
        #expect(profile.actionURL == action)
        #expect(profile.headers.map(\.name) == ["Authorization", "Accept-Language"])
        #expect(profile.widgetTypes == ["order_card", "map"])
        #expect(profile.lintProfile.actionTypes == ["open_map", "deeplink"])
        #expect(profile.tokens == ["accent"])
        #expect(profile.deepLinks.first?.page(of: "shop://product/7")?.name == "product.json")
    }

    @Test("An empty profile says nothing, and so do members that are null")
    func empty() throws {
        #expect(try profile("{}") == Profile(name: "p.json"))
        #expect(try profile(#"{"tokens": null, "endpoints": {"next": null}}"#) == Profile(name: "p.json"))
        #expect(try profile(#"{"tokens": []}"#).tokens == [])
    }

    @Test(
        "The first mistake is told with its place",
        arguments: [
            ("[]", "p.json:1:1", "expected object at (root), found array"),
            ("{\n  \"headrs\": {}}", "p.json:2:3", "unknown key 'headrs', did you mean 'headers'?"),
            (
                #"{"x": 1}"#, "p.json:1:2",
                "unknown key 'x', known are endpoints, headers, widget_types, action_types, tokens, deeplinks"
            ),
            (#"{"endpoints": {"nxt": {}}}"#, "p.json:1:16", "unknown key 'nxt', did you mean 'next'?"),
            (
                #"{"endpoints": {"next": {"url": 5}}}"#, "p.json:1:32",
                "expected String at endpoints.next.url, found number"
            ),
            (
                #"{"endpoints": {"next": {"url": "/{endpoint}"}}}"#, "p.json:1:32",
                "the address knows {page_id} and {postback}, found {endpoint}"
            ),
            (
                #"{"endpoints": {"next": {"method": "PUT"}}}"#, "p.json:1:35",
                "expected GET or POST, found 'PUT'"
            ),
            (#"{"headers": {"X Y": "1"}}"#, "p.json:1:21", "'X Y' is no name for a header"),
            (#"{"headers": {"X": "${A"}}"#, "p.json:1:19", "the value of 'X' has a ${ without a }"),
            (
                #"{"headers": {"X": "${1}"}}"#, "p.json:1:19",
                "the value of 'X' has a ${} without the name of a variable in it"
            ),
            (#"{"widget_types": "map"}"#, "p.json:1:18", "expected array at widget_types, found string"),
            (#"{"tokens": ["a", 1]}"#, "p.json:1:18", "expected String at tokens.1, found number"),
            (
                #"{"deeplinks": {"a://b/{id}": "{di}.json"}}"#, "p.json:1:30",
                "'{di}.json' has a gap {di} that its link has not"
            ),
            (#"{"tokens": ["a",]}"#, "p.json:1:16", nil),
        ] as [(String, String, String?)]
    )
    func mistakes(text: String, place: String, message: String?) {
        let error = #expect(throws: ProfileError.self) { try profile(text) }
        #expect(error?.place == place)
        if let message { #expect(error?.message == message) }
    }

    @Test("The examples of the documentation are profiles")
    func documentation() throws {
        let text = try String(contentsOfFile: PackageRoot.path("docs/profile.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```json\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count >= 2)
        for block in blocks { #expect(throws: Never.self) { try profile(block) } }
    }
}
