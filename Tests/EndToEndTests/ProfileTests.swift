import Foundation
import TestSupport
import Testing

@Suite("The profile and the file of impressions", .serialized)
struct ProfileTests {
    private static let page = """
        {"page": {"id": "shop", "sections": [{"id": "s", "widgets": [
          {"type": "title_block", "id": "t", "data": {"title": "The shop"}, "tracking": {"n": 1.0, "s": "\\u00e9"}},
          {"type": "order_card", "id": "o", "data": {"lines": 3}},
          {"type": "button_row", "id": "b", "data": {"buttons": [
            {"title": "Pears", "action": {"type": "deeplink", "url": "shop://product/pears?from=shop"}}]}}
        ]}]}}
        """
    private static let product = """
        {"page": {"id": "pears", "sections": [{"id": "s", "widgets": [
          {"type": "title_block", "id": "t", "data": {"title": "All about pears"}}]}]}}
        """
    private static let profile = """
        {"widget_types": ["order_card"], "deeplinks": {"shop://product/{id}": "products/{id}.json"},
         "endpoints": {"next": {"url": "/next/{page_id}?c={postback}", "method": "GET"}},
         "headers": {"Authorization": "Bearer ${SHOP_TOKEN}"}}
        """

    private func withFolder(_ body: (TemporaryFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.page, to: "shop.json")
        try folder.write(Self.product, to: "products/pears.json")
        try folder.write(Self.profile, to: ".flowview.json")
        try await body(folder)
    }

    @Test(
        "Host types are no fault, links lead where the profile says, and what was seen is written down as it was sent"
    )
    func browsing() async throws {
        try await withFolder { folder in
            let check = try Subprocess.run([FlowviewBinary.path, "check", "shop.json"], directory: folder.path)
            #expect(check.status == 0)
            try await TmuxSession.flowview("--impressions", "seen.jsonl", "shop.json", directory: folder.path) {
                session in
                try await session.wait(for: "the host draws it")
                let seen = folder.url.appendingPathComponent("seen.jsonl")
                try await session.wait(until: "the impression") { _ in
                    try String(contentsOf: seen, encoding: .utf8)
                        == #"{"page":"shop","id":"t","type":"title_block","tracking":{"n": 1.0, "s": "\u00e9"}}"# + "\n"
                }
                try await session.focus("Pears")
                try session.press("Enter")
                try await session.wait(for: "All about pears")
                try session.press("q")
                try await session.wait(for: "The shop")
            }
        }
    }

    @Test("Headers come from the environment, and the next page from where the profile says")
    func server() async throws {
        try await withFolder { folder in
            let profile = folder.path + "/.flowview.json"
            try await SampleServer.run { server in
                let address = server.address + "/feed.json"
                let line = ["--profile", profile, address]
                let refused = try Subprocess.run([FlowviewBinary.path, "check"] + line)
                #expect(refused.status == 64)
                #expect(refused.errors.contains("needs the environment variable SHOP_TOKEN, which is not set"))
                #expect(try server.requests().isEmpty)
                let token = ["SHOP_TOKEN": "geheim"]
                try await TmuxSession.flowview("--profile", profile, address, environment: token) { session in
                    try await session.wait(for: "feed · 13 widgets")
                    try session.press("G")
                    try await session.wait(for: "404")
                    #expect(try !session.screen().contains("geheim"))
                }
                let requests = try server.requests()
                #expect(requests.first?.header("authorization") == "Bearer geheim")
                #expect(requests.last?.method == "GET")
                #expect(requests.last?.path.hasPrefix("/next/feed?c=") == true)
            }
        }
    }

    @Test(
        "A profile with a mistake, and a file that cannot be written, end in one line before anything is shown",
        arguments: [
            (
                ["--profile", "broken.json", "shop.json"],
                "cannot use the profile: broken.json:1:2: unknown key 'headrs'"
            ),
            (["--profile", "gone.json", "shop.json"], "cannot use the profile: gone.json: no such file"),
            (
                ["--impressions", "/no/such/folder/x", "shop.json"],
                "cannot write impressions: /no/such/folder/x: no such file"
            ),
        ]
    )
    func refused(words: [String], message: String) async throws {
        try await withFolder { folder in
            try folder.write(#"{"headrs": {}}"#, to: "broken.json")
            let run = try Subprocess.run([FlowviewBinary.path] + words, directory: folder.path)
            #expect(run.status == 64)
            #expect(run.errors.hasPrefix("flowview: \(message)"))
            #expect(run.output.isEmpty)
            #expect(run.errors.split(separator: "\n").count == 1)
        }
    }
}
