import Foundation
import TestSupport
import Testing

/// Windows that change their size at any moment, down to a single cell.
@Suite("Resizing the window", .serialized)
struct ResizingTests {
    /// Something to have open while the window changes.
    struct Scene: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var source = "Samples/home.json"
        /// What is typed at the start.
        let keys: String
        /// What the screen shows then.
        let sign: String
        /// What is typed now and then between two sizes, and what takes all of it back at the end.
        var scrolling = ""
        var home = ""
    }

    private static let scenes = [
        Scene(
            testDescription: "the page",
            source: "Samples/text.json",
            keys: "",
            sign: "q quit",
            scrolling: "j ",
            home: "g"
        ),
        Scene(testDescription: "help", keys: "?", sign: "next, or scroll", scrolling: "j ", home: "g"),
        Scene(testDescription: "a search", keys: "/loaf", sign: "/loaf"),
        Scene(
            testDescription: "the command line",
            source: "Samples/faq.json",
            keys: ":set width 漢字",
            sign: ":set width 漢字"
        ),
        Scene(testDescription: "a sheet", source: "sheet", keys: "\r", sign: "Row 0 .", scrolling: "j ", home: "g"),
        Scene(
            testDescription: "the console",
            source: "Samples/problems.json",
            keys: "D",
            sign: "Problems ",
            scrolling: "j ",
            home: "g"
        ),
        Scene(
            testDescription: "the console after an action",
            keys: "\t\t\rD3",
            sign: "Widgets ",
            scrolling: "j ",
            home: "g"
        ),
    ]

    @Test(
        "After two hundred sizes between 1x1 and 300x100 it looks as if started at the last one",
        arguments: scenes
    )
    func resizes(scene: Scene) async throws {
        var generator = SeededGenerator(seed: 6)
        let last = (columns: 90, rows: 30)
        try await open(scene, size: last) { expected in
            try await open(scene, size: (80, 24)) { session in
                for index in 0..<200 {
                    try session.resize(
                        columns: .random(in: 1...300, using: &generator),
                        rows: .random(in: 1...100, using: &generator)
                    )
                    if !scene.scrolling.isEmpty, index.isMultiple(of: 10) { try session.type(scene.scrolling) }
                }
                try session.resize(columns: last.columns, rows: last.rows)
                try session.type(scene.home)
                // A message that passes may still stand on one of the two.
                try await session.wait(until: "the screen of a fresh start", within: .seconds(60)) {
                    try $0 == expected.screen()
                }
                #expect(try session.screen().contains(scene.sign))
            }
        }
    }

    @Test("Too small a window says so, and a larger one shows the page again", arguments: [(19, 24), (80, 4), (1, 1)])
    func tooSmall(columns: Int, rows: Int) async throws {
        try await TmuxSession.flowview("Samples/faq.json", size: (columns, rows)) { session in
            let said = columns < 16 ? "" : "window too small"
            try await session.wait(until: "the message") {
                try session.state().isAlternateScreen && (said.isEmpty || $0.contains(said))
            }
            try session.resize(columns: 80, rows: 24)
            try await session.wait(for: "When are you open?")
        }
    }

    @Test("LINES and COLUMNS of the environment are not believed")
    func sizeVariables() async throws {
        let expected = try await TmuxSession.firstScreen(of: "Samples/faq.json", size: (80, 24))
        try await TmuxSession.flowview("Samples/faq.json", environment: ["LINES": "10", "COLUMNS": "40"]) { session in
            try await session.wait(toMatch: expected)
        }
    }

    /// A scene once it has been opened, in a window of its own.
    private func open(
        _ scene: Scene,
        size: (columns: Int, rows: Int),
        body: (TmuxSession) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let source = scene.source == "sheet" ? try folder.write(Self.pageWithSheet, to: "sheet.json") : scene.source
        try await TmuxSession.flowview(source, size: size) { session in
            try await session.wait(for: "q quit")
            try session.type(scene.keys)
            try await session.wait(for: scene.sign)
            try await body(session)
        }
    }

    /// A button that opens a sheet higher than any window.
    private static let pageWithSheet: String = {
        let rows = (0..<150).map { #"{"type": "title_block", "id": "r\#($0)", "data": {"title": "Row \#($0) ."}}"# }
        let sheet = #"{"id": "sheet", "sections": [{"id": "rows", "widgets": [\#(rows.joined(separator: ","))]}]}"#
        let button = #"{"title": "Open", "action": {"type": "open_bottom_sheet", "sheet": \#(sheet)}}"#
        let row = #"{"type": "button_row", "id": "b", "data": {"buttons": [\#(button)]}}"#
        return #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(row)]}]}}"#
    }()
}
