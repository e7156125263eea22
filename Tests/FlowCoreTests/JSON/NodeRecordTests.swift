import Testing

@testable import FlowCore

@Suite("NodeRecord")
struct NodeRecordTests {
    @Test("A value costs 16 bytes, and one record")
    func size() throws {
        #expect(MemoryLayout<NodeRecord>.stride == 16)
        let document = try JSONDocument(Array(#"{"a":[1,2,{}],"b":"c","d":null}"#.utf8))
        #expect(document.records.count == 7)
    }
}
