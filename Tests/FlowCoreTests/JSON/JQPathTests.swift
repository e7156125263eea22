import TestSupport
import Testing

@testable import FlowCore

@Suite("jq path")
struct JQPathTests {
    private static let hostile = [
        "plain", "odd key", "", "1st", "a.b", "it's", "say \"hi\"", "back\\slash", "\\(1+1)", "new\nline", "tab\t",
        "and", "if", "null", "é",
        "焼", "$x", "[0]", "\u{7F}", "👨‍👩‍👧", "__loc__", "#", ";",
    ]

    @Test("Names that jq takes behind a dot stay short, the others are quoted")
    func notation() throws {
        let json = #"{"page": {"sections": [{"odd key": 1, "and": 2}]}, "odd": 3, "": 4}"#
        let root = try JSONDocument(Array(json.utf8)).root
        let section = try #require(root["page"]?["sections"]?.elements.first { _ in true })
        #expect(root.jqPath == ".")
        #expect(section.jqPath == ".page.sections[0]")
        #expect(section["odd key"]?.jqPath == #".page.sections[0]["odd key"]"#)
        #expect(section["and"]?.jqPath == #".page.sections[0]["and"]"#)
        #expect(root["odd"]?.jqPath == ".odd")
        #expect(root[""]?.jqPath == #".[""]"#)
        #expect(
            try JSONDocument(Array("[[7]]".utf8)).root.elements.first { _ in true }?.elements.first { _ in true }?
                .jqPath == ".[0][0]"
        )
    }

    @Test("Pasted into jq it leads to the value, whatever the names are")
    func jq() throws {
        var text: [UInt8] = []
        for (index, key) in Self.hostile.enumerated() {
            text += index == 0 ? [ASCII.leftBrace] : [UInt8(ascii: ",")]
            JSONText.appendLiteral(key, to: &text)
            text += Array(":[{".utf8)
            JSONText.appendLiteral(key, to: &text)
            text += Array(":\(index)}]".utf8)
        }
        text.append(ASCII.rightBrace)
        let document = try JSONDocument(text)
        let leaves = document.root.members.compactMap { $0.elements.first { _ in true }?.members.first { _ in true } }
        let filter = "[" + leaves.map(\.jqPath).joined(separator: ", ") + "]"
        let run = try Subprocess.run(["jq", "-c", filter], input: String(decoding: text, as: UTF8.self))
        #expect(run.errors == "")
        #expect(run.output == "[\(Self.hostile.indices.map(String.init).joined(separator: ","))]\n")
    }
}
