import TestSupport
import Testing

@testable import FlowCore

@Suite("MemberName")
struct MemberNameTests {
    @Test("Names of every length are told apart from their neighbours, at the very end of the text too")
    func lengths() throws {
        let names = (0...20).map { String(repeating: "n", count: $0) } + ["nnnnnnnm", "nnnnnnnnm", "mnnnnnnn"]
        let members = names.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
        let object = try JSONDocument(Array("{\(members)}".utf8)).root
        for (number, name) in names.enumerated() {
            #expect(try object.member(name)?.int() == number, "\(name)")
            let alone = try JSONDocument(Array("{\"\(name)\":1}".utf8)).root
            #expect(alone.member(name) != nil && alone.member(name + "n") == nil)
        }
    }

    @Test(
        "A name is what it reads as, however it is written",
        arguments: [
            (#"{"\u0074ype":1}"#, "type"), (#"{"a\"b":1}"#, "a\"b"), (#"{"a\\":1}"#, "a\\"),
            (#"{"long_n\u0061me":1}"#, "long_name"),
            (#"{"é":1}"#, "é"), (#"{"":1}"#, ""),
        ]
    )
    func spellings(text: String, name: String) throws {
        #expect(try JSONDocument(Array(text.utf8)).root.member(name)?.int() == 1)
    }

    @Test("Text that runs on behind a name is no part of it", arguments: [#"a":"b"#, #"a":"#, #"a""#, "a\\"])
    func quotes(name: String) throws {
        #expect(try JSONDocument(Array(#"{"a":"b","c":"d"}"#.utf8)).root.member(name) == nil)
    }
}
