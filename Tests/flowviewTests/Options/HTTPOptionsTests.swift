import Testing

@testable import flowview

@Suite("HTTPOptions")
struct HTTPOptionsTests {
    private func options(_ words: String...) throws -> HTTPOptions {
        try HTTPOptions(CommandLineWords(words + ["http://host/"]))
    }

    @Test("Every option finds its place, headers add up, and a value may stand right behind a short name")
    func understood() throws {
        let options = try options(
            "-H",
            "A: 1",
            "-HB: 2=3",
            "--header=C: 4",
            "--timeout",
            "2.5",
            "--max-bytes",
            "10",
            "-k",
            "--cacert=ca.pem",
            "--next-url",
            "/n?{postback}",
            "--next-method",
            "GET",
            "--action-url",
            "/a/{endpoint}"
        )
        #expect(options.headers.map(\.name) == ["A", "B", "C"])
        #expect(options.headers.map(\.value) == ["1", "2=3", "4"])
        #expect(options.timeout == .milliseconds(2_500))
        #expect(options.maxBytes == 10)
        #expect(options.isInsecure)
        #expect(options.certificateFile == "ca.pem")
        #expect(options.nextMethod == .get)
        #expect(options.nextURL != nil && options.actionURL != nil)
    }

    @Test(
        "What cannot be followed is answered with the reason",
        arguments: [
            (["--timeout", "0"], "--timeout is a number of seconds, found 0"),
            (["--timeout", "inf"], "--timeout is a number of seconds, found inf"),
            (["--max-bytes", "x"], "--max-bytes is a number from 1 up, found x"),
            (["--next-method", "GET"], "--next-method GET needs --next-url, where the cursor has its place"),
            (["--action-url", "/{postback}"], "--action-url knows {page_id} and {endpoint}, found {postback}"),
        ]
    )
    func refused(words: [String], reason: String) {
        let error = #expect(throws: UsageError.self) { try HTTPOptions(CommandLineWords(words)) }
        #expect(error?.message == reason)
    }

    @Test("A header that is none, and an address too many, are answered without their secrets")
    func secrets() {
        let lines = [
            ["-H", "secret"], ["-H", "A: secret\n"], ["a", "http://me:secret@host/"], ["chek", "x://me:secret@h"],
        ]
        for line in lines {
            let error = #expect(throws: UsageError.self) { try Invocation(line) }
            #expect(error?.message.contains("secret") == false)
        }
    }
}
