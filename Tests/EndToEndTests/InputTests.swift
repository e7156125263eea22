import Foundation
import TestSupport
import Testing

/// Bytes that arrive in pieces, unasked for, or broken.
@Suite("Input", .serialized)
struct InputTests {
    /// What the bytes are understood as; each piece is sent by itself, a while after the one before.
    private func events(of pieces: [[UInt8]]) async throws -> [String] {
        try await probe { session in
            for piece in pieces {
                session.send(piece)
                try await Task.sleep(for: .milliseconds(10))
            }
        }
    }

    /// What is noted while a test sends something. An Escape waits long for its rest: this side may be a slow line.
    private func probe(_ body: (PtySession) async throws -> Void) async throws -> [String] {
        let log = try TemporaryFile()
        return try await PtySession.run(
            [FlowviewBinary.probePath, log.url.path],
            environment: ["ESCDELAY": "2000"]
        ) { session in
            try await session.wait(for: "ready")
            try await body(session)
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
            return try String(contentsOf: log.url, encoding: .utf8).split(separator: "\n").map(String.init)
        }
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test("A character split between its bytes is one key", arguments: ["é", "漢"])
    func splitCharacter(character: String) async throws {
        let notes = try await events(of: character.utf8.map { [$0] })
        #expect(notes.count == 2)
        #expect(notes.first?.contains("character(\"\(character)\")") == true)
    }

    @Test(
        "A key's sequence split between its bytes is one key",
        arguments: [("\u{1B}[A", "up"), ("\u{1B}OA", "up"), ("\u{1B}[1;5C", "right")]
    )
    func splitSequence(sequence: String, key: String) async throws {
        let notes = try await events(of: sequence.utf8.map { [$0] })
        #expect(notes.count == 2)
        #expect(notes.first?.contains(".\(key)") == true)
    }

    @Test("What came in time counts as in time, however late the program gets to read it")
    func lateReader() async throws {
        let notes = try await probe { session in
            session.send("\u{1B}")
            try await Task.sleep(for: .milliseconds(100))
            try await session.wait(until: "the Escape to be read", \.isInputRead)
            kill(session.process, SIGSTOP)
            session.send("[A")
            try await Task.sleep(for: .milliseconds(2200))
            kill(session.process, SIGCONT)
        }
        #expect(notes.filter { $0.contains("key(") }.count == 2)
        #expect(notes.contains { $0.contains(".up") })
    }

    @Test("An Escape that nothing follows is a key by itself")
    func loneEscape() async throws {
        let log = try TemporaryFile()
        try await PtySession.run([FlowviewBinary.probePath, log.url.path]) { session in
            try await session.wait(for: "ready")
            session.send("\u{1B}")
            try await session.wait(until: "the key") { _ in
                try String(contentsOf: log.url, encoding: .utf8).contains(".escape")
            }
            session.send("[Aq")
            #expect(try await session.waitForExit().status == 0)
        }
        #expect(try !String(contentsOf: log.url, encoding: .utf8).contains(".up"))
    }

    @Test("Replies nobody asked for press no key")
    func replies() async throws {
        let notes = try await events(
            of: ["\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", "\u{1B}[?62;1;4c", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}[24;80R"]
                .map(bytes)
        )
        #expect(notes.filter { $0.contains("key(") }.count == 1)
        #expect(notes.contains { $0.contains("background(red: 255") })
    }

    @Test("Bytes that are no UTF-8 vanish, and the key after them is itself")
    func invalid() async throws {
        let notes = try await events(of: [[0xFF, 0xFE, 0xC0, 0xAF], bytes("j")])
        #expect(notes.count == 2)
        #expect(notes.first?.contains("character(\"j\")") == true)
    }

    @Test("A paste is one event, whatever is in it; the mouse is heard beyond column 223")
    func pasteAndMouse() async throws {
        let paste = "\u{1B}[200~line\rq\u{1B}[Aend\u{1B}[201~"
        let notes = try await events(of: [bytes(paste), bytes("\u{1B}[<0;250;5M")])
        #expect(notes.count == 3)
        #expect(notes.first?.hasPrefix("paste(") == true)
        #expect(notes.dropFirst().first?.contains("x: 249, y: 4") == true)
    }

    @Test("In the viewer none of it does anything, and j still moves")
    func viewer() async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/faq.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "q quit")
            let before = try await session.settle().count
            session.send("\u{1B}[200~q\nQ\u{3}\u{1B}[201~\u{1B}[?62c\u{1B}P>|x\u{1B}\\\u{1B}[<0;250;5M")
            session.send([0xFF, 0xFE, 0xC0, 0xAF])
            let answer = try await session.settle(after: before)
            #expect(answer.isEmpty)
            session.send("j")
            try await session.wait(until: "the focus to move") { $0.output.count > before }
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
        }
    }
}
