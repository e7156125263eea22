import Foundation
import TestSupport
import Testing

/// However the program ends, on a bare line: what it sends last, the settings it leaves, its status.
@Suite("The line after the end", .serialized)
struct LineTests {
    enum End: String, CaseIterable, Sendable {
        case q, controlC, terminate, hangUp, interrupt, segmentationFault, illegal, trap, abort

        /// What the other side does.
        func bring(to session: PtySession) {
            switch self {
            case .q: session.send("q")
            case .controlC: session.send("\u{3}")
            case .terminate: kill(session.process, SIGTERM)
            case .hangUp: kill(session.process, SIGHUP)
            case .interrupt: kill(session.process, SIGINT)
            case .segmentationFault: kill(session.process, SIGSEGV)
            case .illegal: kill(session.process, SIGILL)
            case .trap: kill(session.process, SIGTRAP)
            case .abort: kill(session.process, SIGABRT)
            }
        }

        var status: Int32 {
            switch self {
            case .q: 0
            case .controlC, .interrupt: 130
            case .terminate: 143
            case .hangUp: 129
            case .segmentationFault: 139
            case .illegal: 132
            case .trap: 133
            case .abort: 134
            }
        }
    }

    /// Modes that were on when the output ends.
    private func modesLeftOn(in output: [UInt8]) -> Set<String> {
        var modes: Set<String> = []
        for match in String(decoding: output, as: UTF8.self).matches(of: /\u{1B}\[\?([0-9;]+)([hl])/) {
            for mode in match.output.1.split(separator: ";").map(String.init) {
                // Cursor and wrapping are on by nature.
                let isOn = match.output.2 == "h"
                if isOn == ["25", "7"].contains(mode) { modes.remove(mode) } else { modes.insert(mode) }
            }
        }
        return modes
    }

    private func expectClean(_ session: PtySession) {
        #expect(session.settings == session.settingsBefore)
        #expect(modesLeftOn(in: session.output) == [])
        #expect(TerminalLog(session.output).breaches == [])
    }

    @Test("Every end has its status, and leaves settings, screen, cursor and pen as they were", arguments: End.allCases)
    func ends(end: End) async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/home.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "To the counter")
            #expect(!session.settings.isCooked)
            #expect(modesLeftOn(in: session.output).isSuperset(of: ["1049", "25", "2004"]))
            end.bring(to: session)
            #expect(try await session.waitForExit().status == end.status)
            expectClean(session)
        }
    }

    /// What ends a process that does not care and can be caught, besides hang-ups, requests and crashes. The last two are
    /// the first and the last of the signals without a meaning of their own.
    private static let otherSignals = [
        SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSYS, SIGSTKFLT,
        SIGBUS, SIGFPE, 34, 64,
    ]

    @Test(
        "Any other signal ends it as it ends any program, and the terminal is given back first",
        arguments: otherSignals
    )
    func signals(number: Int32) async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/home.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "To the counter")
            session.send("m")
            try await session.wait(for: "\u{1B}[?1000h\u{1B}[?1006h")
            kill(session.process, number)
            #expect(try await session.waitForExit().signal == number)
            expectClean(session)
        }
    }

    @Test("Signals that a parent had ignored stay ignored, and a broken pipe ends no screen")
    func ignoredSignals() async throws {
        let script = "trap '' HUP QUIT USR1 ALRM; exec \"$@\""
        try await PtySession.run(
            ["sh", "-c", script, "sh", FlowviewBinary.path, "Samples/home.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "To the counter")
            let before = try await session.settle().count
            for number in [SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGPIPE] { kill(session.process, number) }
            session.send("j")
            try await session.wait(until: "the focus to move") { $0.output.count > before }
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
            expectClean(session)
        }
    }

    @Test("A mouse that was on is off at the end", arguments: [End.q, .segmentationFault, .abort])
    func mouse(end: End) async throws {
        try await withProbe { session, _ in
            session.send("m")
            try await session.wait(for: "\u{1B}[?1000h\u{1B}[?1006h")
            end.bring(to: session)
            #expect(try await session.waitForExit().status == end.status)
            expectClean(session)
        }
    }

    @Test("So it is in the viewer, where a key switches it on", arguments: End.allCases)
    func viewersMouse(end: End) async throws {
        try await PtySession.run(
            [FlowviewBinary.path, "Samples/home.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "To the counter")
            session.send("m")
            try await session.wait(for: "\u{1B}[?1000h\u{1B}[?1006h")
            end.bring(to: session)
            #expect(try await session.waitForExit().status == end.status)
            expectClean(session)
        }
    }

    @Test(
        "What a crash has to say stands on the normal screen",
        arguments: [("7", [139]), ("8", [132, 133]), ("9", [134])] as [(String, [Int32])]
    )
    func crash(key: String, statuses: [Int32]) async throws {
        try await withProbe { session, _ in
            session.send(key)
            let status = try await session.waitForExit().status
            #expect(statuses.contains(status))
            expectClean(session)
            let afterwards = session.text.components(separatedBy: "\u{1B}[?1049l").last ?? ""
            #expect(afterwards.contains("the probe is about to crash"))
            #expect(key != "8" || afterwards.contains("a rule was broken"))
        }
    }

    @Test("The backtrace that Swift prints on a crash can be read as well")
    func backtrace() async throws {
        let settings = "enable=yes,interactive=no,color=no,symbolicate=off"
        try await withProbe(environment: ["SWIFT_BACKTRACE": settings]) { session, _ in
            session.send("8")
            let status = try await session.waitForExit(within: .seconds(60)).status
            #expect([132, 133].contains(status))
            let afterwards = session.text.components(separatedBy: "\u{1B}[?1049l").last ?? ""
            #expect(afterwards.contains("a rule was broken"))
            #expect(afterwards.contains("Backtrace took"))
            #expect(session.settings == session.settingsBefore)
        }
    }

    @Test(
        "A terminal that goes away ends the program at once, also where hanging up is ignored",
        arguments: [true, false]
    )
    func terminalGone(ignoresHangUp: Bool) async throws {
        let script = ignoresHangUp ? "trap '' HUP; exec \"$@\"" : "exec \"$@\""
        try await PtySession.run(
            ["sh", "-c", script, "sh", FlowviewBinary.path, "Samples/home.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "To the counter")
            _ = try await session.settle()
            let before = try #require(ProcessTable.processorTime(of: session.process))
            session.hangUp()
            let ending = try await session.waitForExit(within: .seconds(5))
            #expect(ending.status == 129)
            #expect(ending.processorTime - before < .milliseconds(200))
        }
    }

    @Test("An editor gets a cooked line, no blocked signals and all the keys, and the terminal is taken back")
    func lending() async throws {
        let script = "grep SigBlk /proc/self/status | tr '\\t' ' '; echo editing; read line; echo got $line; exit 7"
        try await withProbe(program: ["sh", "-c", script]) { session, log in
            session.send("m")
            try await session.wait(for: "\u{1B}[?1000h")
            session.send("v")
            try await session.wait(for: "editing")
            #expect(session.settings.isCooked)
            #expect(modesLeftOn(in: session.output) == [])
            #expect(session.text.contains("SigBlk: 0000000000000000"))
            let before = session.output.count
            session.send("qqq\n")
            try await session.wait(for: "got qqq")
            try await session.wait(until: "the screen to come back") { session in
                modesLeftOn(in: session.output).isSuperset(of: ["1049", "25", "2004", "1000"])
            }
            #expect(String(decoding: session.output[before...], as: UTF8.self).contains("ready"))
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
            let notes = try String(contentsOf: log, encoding: .utf8)
            #expect(notes.contains("program 7\n"))
            #expect(notes.split(separator: "\n").filter { $0.contains("\"q\"") }.count == 1)
            expectClean(session)
        }
    }

    @Test("Control-C in an editor is the editor's, and a program that is not there changes nothing")
    func lendingFailures() async throws {
        try await withProbe(program: ["sh", "-c", "trap 'echo trapped; exit 3' INT; echo editing; sleep 60"]) {
            session,
            log in
            session.send("v")
            try await session.wait(for: "editing")
            session.send("\u{3}")
            try await session.wait(until: "the editor's end") { _ in
                try String(contentsOf: log, encoding: .utf8).contains("program 3\n")
            }
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
        }
        try await withProbe(program: ["/no/such/editor"]) { session, log in
            session.send("vq")
            #expect(try await session.waitForExit().status == 0)
            let notes = try String(contentsOf: log, encoding: .utf8)
            #expect(notes.contains("program not started\n"))
        }
    }

    private func withProbe(
        program: [String] = [],
        environment: [String: String?] = [:],
        _ body: (PtySession, URL) async throws -> Void
    ) async throws {
        let log = try TemporaryFile()
        try await PtySession.run([FlowviewBinary.probePath, log.url.path] + program, environment: environment) {
            session in
            try await session.wait(for: "ready")
            try await body(session, log.url)
        }
    }
}
