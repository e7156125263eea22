import FlowCore
import Glibc
import TestSupport
import Testing

@testable import flowview

@Suite("FileReader")
struct FileReaderTests {
    private func progress(of path: String) throws -> [LoadProgress] {
        var reports: [LoadProgress] = []
        _ = try FileReader.bytes(of: path) { reports.append($0) }
        return reports
    }

    @Test("Of a file it tells how much of how much has come, and in the end that it is all there")
    func file() throws {
        let folder = try TemporaryFolder()
        let reports = try progress(of: folder.write(String(repeating: "x", count: 150_000), to: "page.json"))
        #expect(reports.count > 1)
        #expect(reports.dropLast().allSatisfy { !$0.isComplete && ($0.total ?? 0) >= 150_000 })
        #expect(reports.last == LoadProgress(received: 150_000, total: 150_000))
    }

    @Test("Of a pipe it tells how much has come, and nothing of a total before its end")
    func pipe() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let writing = Task.detached { await BlockingThread.run { try? FileWriter.write("12345", to: path) } }
        let reports = try progress(of: path)
        _ = await writing.value
        #expect(reports == [LoadProgress(received: 5), LoadProgress(received: 5, total: 5)])
    }
}
