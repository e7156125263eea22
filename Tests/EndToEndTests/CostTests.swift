import Foundation
import TestSupport
import Testing

/// What the program sends over the line, and what it takes of the processor.
@Suite("Cost", .serialized)
struct CostTests {
    private func withHome(_ body: (PtySession) async throws -> Void) async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/home.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "q quit")
            try await body(session)
        }
    }

    /// Bytes that come for some keys, once they have begun to come.
    private func bytes(for keys: String, in session: PtySession) async throws -> Int {
        let before = session.output.count
        session.send(keys)
        try await session.wait(until: "an answer to \(keys.debugDescription)") { $0.output.count > before }
        return try await session.settle(after: before).count
    }

    @Test("The first screen, a moved focus, a scrolled row and a page turned stay within their bytes")
    func bytesPerKey() async throws {
        try await withHome { session in
            let first = try await session.settle().count
            #expect(first > 500 && first <= 2500)
            for (key, most) in [("j", 300), ("j", 300), ("\u{5}", 400), ("\u{5}", 400), (" ", 2200), ("b", 2200)] {
                let count = try await bytes(for: key, in: session)
                #expect(count <= most, "\(key.debugDescription)")
            }
        }
    }

    @Test("A key that changes nothing sends nothing")
    func nothingChanged() async throws {
        try await withHome { session in
            let before = try await session.settle().count
            // The hint of an unknown key; the second one finds it on the screen.
            _ = try await bytes(for: "%", in: session)
            let after = session.output.count
            session.send("%%%")
            let rest = try await session.settle(after: after)
            #expect(rest.isEmpty && after > before)
        }
    }

    @Test("Left alone it sends nothing and sleeps; FLOWVIEW_IDLE_SECONDS makes the wait longer")
    func idle() async throws {
        let seconds = ProcessInfo.processInfo.environment["FLOWVIEW_IDLE_SECONDS"].flatMap { Int($0) } ?? 5
        try await withHome { session in
            let before = try await session.settle().count
            let start = try #require(ProcessTable.processorTime(of: session.process))
            try await Task.sleep(for: .seconds(seconds))
            let end = try #require(ProcessTable.processorTime(of: session.process))
            #expect(session.output.count == before)
            #expect(end - start < .milliseconds(50))
        }
    }

    @Test("A thousand keys held down are all obeyed, and drawn in far fewer frames")
    func heldKey() async throws {
        let rows = (0..<1500).map {
            #"{"type": "title_block", "id": "r\#($0)", "data": {"title": "Row \#($0) ."}, "actions": {"tap": {"type": "x"}}}"#
        }
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"page": {"id": "rows", "sections": [{"id": "s", "widgets": [\#(rows.joined(separator: ","))]}]}}"#,
            to: "rows.json"
        )
        try await TmuxSession.flowview("rows.json", directory: folder.path) { session in
            try await session.wait(for: "Row 0 .")
            try session.type(String(repeating: "j", count: 1000))
            // 22 keys lead to the last row in view; from there every other key scrolls.
            try await session.wait(until: "row 511 to have the focus", within: .seconds(60)) {
                $0.contains("▌Row 511 .")
            }
        }
        try await PtySession.run([FlowviewBinary.path, "rows.json"], directory: folder.path) { session in
            try await session.wait(for: "q quit")
            let before = try await session.settle().count
            session.send(String(repeating: "j", count: 1000))
            try await session.wait(until: "the first frames") { $0.output.count > before }
            // A frame for each key would be more than 100,000 bytes.
            let count = try await session.settle(after: before, quiet: .seconds(1)).count
            #expect(count < 60_000)
        }
    }
}
