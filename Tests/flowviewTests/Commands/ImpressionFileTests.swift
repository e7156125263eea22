import FlowCore
import FlowTerm
import Foundation
import TestSupport
import Testing

@testable import flowview

@MainActor
@Suite("ImpressionFile")
struct ImpressionFileTests {
    private func impression(_ tracking: String, id: String = "w") throws -> Impression {
        let value = try JSONValue(parsing: Array(tracking.utf8))
        return Impression(pageID: "p", widgetID: id, type: "t", tracking: value)
    }

    @Test("Every impression is a line at once, its tracking as it was sent")
    func lines() throws {
        let file = try TemporaryFile()
        try Data("old".utf8).write(to: file.url)
        let sink = try ImpressionFile(path: file.url.path)
        for (tracking, id, line) in [
            (
                #"{ "n" : 1e400,"u":"\u00e9é" }"#, "w",
                #"{"page":"p","id":"w","type":"t","tracking":{ "n" : 1e400,"u":"\u00e9é" }}"#
            ),
            ("1.0", "a\"\u{1B}", #"{"page":"p","id":"a\"\u001b","type":"t","tracking":1.0}"#),
            ("[1,\r\n 2]", "w", #"{"page":"p","id":"w","type":"t","tracking":[1,   2]}"#),
        ] {
            sink.record(try impression(tracking, id: id))
            let text = try String(contentsOf: file.url, encoding: .utf8)
            #expect(text.hasSuffix(line + "\n"))
        }
        #expect(try String(contentsOf: file.url, encoding: .utf8).split(separator: "\n").count == 3)
        #expect(sink.failure == nil)
    }

    @Test("A file that cannot be written is told, at once or at the end", arguments: ["/no/such/folder/x", "/"])
    func refused(path: String) {
        let error = #expect(throws: LoadError.self) { try ImpressionFile(path: path) }
        #expect(error?.description.hasPrefix("cannot write impressions: \(path): ") == true)
    }

    @Test("A full disk is remembered and no reason to stop")
    func full() throws {
        let sink = try ImpressionFile(path: "/dev/full")
        sink.record(try impression("1"))
        sink.record(try impression("2"))
        #expect(sink.failure?.why == "no space left on device")
    }
}
