import FlowTerm
import TestSupport
import Testing

@testable import flowview

@Suite("Project")
struct ProjectTests {
    private func project(
        _ source: String?,
        profile: String? = nil,
        http: HTTPOptions = HTTPOptions(),
        environment: [String: String] = [:]
    ) throws(ProfileError) -> Project {
        try Project(
            source: source,
            profile: profile,
            http: http,
            registry: WidgetRegistry(),
            environment: environment
        )
    }

    @Test("The profile beside a file, or in a folder, is found, and another one only when it is named")
    func found() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"widget_types": ["beside"]}"#, to: ".flowview.json")
        let named = try folder.write(#"{"widget_types": ["named"]}"#, to: "other.json")
        let page = try folder.write("{}", to: "page.json")
        let below = try folder.write("{}", to: "sub/page.json")
        #expect(try project(page).profile.widgetTypes == ["beside"])
        #expect(try project(folder.path).registry.widgetTypes == ["beside"])
        #expect(try project(page, profile: named).profile.widgetTypes == ["named"])
        for source in [below, "-", "http://host/", nil] { #expect(try project(source).profile == Profile()) }
        let error = #expect(throws: ProfileError.self) { try project(page, profile: folder.path + "/gone.json") }
        #expect(error?.message == "no such file or directory")
    }

    @Test("The command line wins over the profile, header by header")
    func precedence() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            {"endpoints": {"next": {"url": "/profile", "method": "GET"}, "action": {"url": "/profile"}},
             "headers": {"X-Key": "profile", "X-Other": "${OTHER}"}}
            """,
            to: "p.json"
        )
        var given = HTTPOptions()
        given.headers = [try #require(HTTPHeader("x-key: given"))]
        given.nextMethod = .post
        given.actionURL = try URLTemplate("/given", allowing: [])
        let http = try project("http://host/", profile: file, http: given, environment: ["OTHER": "o"]).http
        #expect(http.headers.map(\.value) == ["given", "o"])
        #expect(http.nextMethod == .post)
        let fromProfile = try URLTemplate("/profile", allowing: [])
        #expect(http.nextURL == fromProfile)
        #expect(http.actionURL == given.actionURL)
    }

    @Test("A missing variable matters only where a request is sent")
    func variables() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"headers": {"X": "${NONE}"}}"#, to: "p.json")
        #expect(try project(folder.path, profile: file).http == HTTPOptions())
        let error = #expect(throws: ProfileError.self) { try project("http://host/", profile: file) }
        #expect(error?.message.contains("NONE") == true)
        #expect(error?.place == file)
    }

    @Test("A next page by GET needs an address that takes the cursor, from wherever")
    func get() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"endpoints": {"next": {"method": "GET"}}}"#, to: "p.json")
        #expect(throws: ProfileError.self) { try project("http://host/", profile: file) }
        var given = HTTPOptions()
        given.nextURL = try URLTemplate("/n?{postback}", allowing: [.postback])
        #expect(try project("http://host/", profile: file, http: given).http.nextMethod == .get)
    }
}
