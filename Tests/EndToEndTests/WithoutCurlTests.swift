import TestSupport
import Testing

/// A machine whose libcurl cannot be loaded: here, because the linker finds something else under its name first.
@Suite("Without libcurl")
struct WithoutCurlTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("no library at all", to: "libcurl.so.4")
    }

    private func run(_ arguments: [String]) throws -> Subprocess {
        let environment = Subprocess.quietEnvironment.merging(["LD_LIBRARY_PATH": folder.path]) { $1 }
        return try Subprocess.run(
            [FlowviewBinary.path] + arguments,
            environment: environment,
            directory: PackageRoot.url.path
        )
    }

    @Test("Every command says of an address what is missing", arguments: ["browse", "check", "render", "tree"])
    func address(command: String) throws {
        let words = command == "browse" ? [] : [command]
        let run = try run(words + ["http://me:secret@127.0.0.1:1/page"])
        #expect(run.status == 3)
        #expect(run.output.isEmpty)
        let start = "flowview: cannot load: …@127.0.0.1:1/page: HTTP needs libcurl: libcurl.so.4 could not be loaded: "
        #expect(run.errors.hasPrefix(start), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("Everything else works", arguments: [["--version"], ["render", "Samples/home.json"]])
    func file(arguments: [String]) throws {
        let run = try run(arguments)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
    }
}
