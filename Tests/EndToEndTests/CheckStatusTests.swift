import Foundation
import TestSupport
import Testing

/// How `check` ends, as a script or a CI job sees it.
@Suite("The exit status of check", .serialized)
struct CheckStatusTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// FOLDER and SERVER stand for where these are.
        let arguments: [String]
        let status: Int32
        /// What the error stream begins with; nothing else may be there.
        var errors = ""

        init(_ name: String, _ arguments: String, _ status: Int32, errors: String = "") {
            testDescription = name
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.status = status
            self.errors = errors
        }
    }

    @Test(
        "Every way a check can end",
        arguments: [
            Case("clean", "FOLDER/fine.json", 0),
            Case("warnings only", "FOLDER/doubtful.json", 0),
            Case("warnings that count", "--fail-on warning FOLDER/doubtful.json", 1),
            Case(
                "warnings that count, of which only errors are to be listed",
                "--fail-on warning --level error FOLDER/doubtful.json",
                1
            ),
            Case("errors", "FOLDER/flawed.json", 1),
            Case("errors that do not count", "--fail-on never FOLDER/flawed.json", 0),
            Case("lost on the shipped client", "FOLDER/strict.json", 1),
            Case("lost on a client nobody has", "--client none FOLDER/strict.json", 0),
            Case("invalid JSON", "FOLDER/broken.json", 2),
            Case("no page", "FOLDER/empty.json", 2),
            Case("missing file", "FOLDER/gone.json", 3, errors: "flowview: cannot read: FOLDER/gone.json: no such"),
            Case("HTTP 500", "SERVER/status/500", 3, errors: "flowview: cannot load: GET SERVER/status/500: 500"),
            Case(
                "time-out",
                "--timeout 0.3 SERVER/slow/9",
                3,
                errors: "flowview: cannot load: GET SERVER/slow/9: no answer"
            ),
            Case(
                "too large",
                "--max-bytes 99 SERVER/large/9999",
                3,
                errors: "flowview: cannot load: GET SERVER/large/9999"
            ),
            Case("usage", "--frobnicate", 64, errors: "flowview: unknown option --frobnicate"),
            Case(
                "a report that cannot be written",
                "--output /nowhere/x FOLDER/fine.json",
                64,
                errors: "flowview: cannot"
            ),
            Case("mixed sources", "FOLDER/fine.json FOLDER/flawed.json FOLDER/broken.json", 2),
            Case("a folder of mixed sources", "--jobs 4 FOLDER", 2),
            Case(
                "mixed with one that is not there",
                "SERVER/home.json FOLDER/flawed.json FOLDER/gone.json FOLDER/broken.json",
                3,
                errors: "flowview: cannot read: FOLDER/gone.json"
            ),
        ]
    )
    func statuses(end: Case) async throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"page": {"id": "p"}}"#, to: "fine.json")
        try folder.write(#"{"page": {}}"#, to: "doubtful.json")
        try folder.write(#"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [{}]}]}}"#, to: "flawed.json")
        try folder.write(#"{"page": {"id": "p", "pagination": {}}}"#, to: "strict.json")
        try folder.write("{]", to: "broken.json")
        try folder.write("{}", to: "empty.json")
        try await SampleServer.run { server in
            func located(_ text: String) -> String {
                text.replacing("FOLDER", with: folder.path).replacing("SERVER", with: server.address)
            }
            let run = try Subprocess.run([FlowviewBinary.path, "check"] + end.arguments.map(located))
            #expect(run.status == end.status, "\(run.output)\(run.errors)")
            #expect(run.errors.hasPrefix(located(end.errors)), "\(run.errors)")
            #expect(run.errors.isEmpty == end.errors.isEmpty, "\(run.errors)")
        }
    }

    @Test("Interrupted while it waits it ends as shells expect, and writes no half report")
    func interrupted() async throws {
        let folder = try TemporaryFolder()
        try await SampleServer.run { server in
            let check = [FlowviewBinary.path, "check", "--output", "\(folder.path)/r", "\(server.address)/slow/60"]
            let run = try Subprocess.run(["timeout", "--preserve-status", "--signal", "INT", "3"] + check)
            #expect(run.status == 130)
            #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/r"))
        }
    }

    @Test("On a terminal a line says how far it is, and is gone in the end")
    func progress() async throws {
        try await SampleServer.run { server in
            let command = [FlowviewBinary.path, "check", "--quiet", "\(server.address)/slow/2"]
            try await PtySession.run(command) { session in
                try await session.wait(for: "checked 0 of 1")
                let ending = try await session.waitForExit(within: .seconds(30))
                #expect(ending.status == 0)
                #expect(session.text.hasSuffix("\r"))
            }
        }
    }
}
