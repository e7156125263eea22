import FlowCore
import Testing

@Suite("JSONNode")
struct JSONNodeTests {
    private let root: JSONNode

    init() throws {
        let text = """
            {
              "title": "Grüße, \\u4e16界 \\ud83d\\ude00",
              "count": 2.0, "ratio": 2.5, "none": null, "flag": true,
              "list": [1, [], {"a\\"b": [true]}],
              "title": "second"
            }
            """
        root = try JSONDocument(Array(text.utf8)).root
    }

    @Test("Scalars read as what they are")
    func scalars() throws {
        #expect(try root["title"]?.string() == "Grüße, 世界 😀")
        #expect(try root["count"]?.int() == 2)
        #expect(try root["ratio"]?.double() == 2.5)
        #expect(try root["flag"]?.bool() == true)
    }

    @Test("A null member is absent by subscript and there by name")
    func null() {
        #expect(root["none"] == nil)
        #expect(root.member("none")?.kind == .null)
        #expect(root.member("nowhere") == nil)
    }

    @Test("Of a repeated name the first is read and the repetition is known")
    func repetition() throws {
        #expect(root.repeatedMembers.map(\.location.line) == [5])
        #expect(try root.repeatedMembers.first?.string() == "second")
    }

    @Test("Names are told apart by their bytes, and an escaped name is the same as a plain one")
    func names() throws {
        let text = #"{"e\u0301":1,"é":2,"\u00e9":3,"a\"":4,"a":5,"":6,"ab":7}"#
        let root = try JSONDocument(Array(text.utf8)).root
        #expect(try root["e\u{301}"]?.int() == 1)
        #expect(try root["\u{E9}"]?.int() == 2)
        #expect(root.repeatedMembers.map(\.path) == ["\u{E9}"])
        #expect(try root["a\""]?.int() == 4)
        #expect(try root["a"]?.int() == 5)
        #expect(try root[""]?.int() == 6)
        #expect(try root["ab"]?.int() == 7)
        #expect(root["abc"] == nil)
    }

    @Test("Elements and members come in source order and know their place")
    func children() throws {
        let list = try #require(root["list"])
        #expect(list.elements.map(\.kind) == [.number, .array, .object])
        #expect(list.elements.map(\.position) == [0, 1, 2])
        #expect(root.members.map(\.key) == ["title", "count", "ratio", "none", "flag", "list", "title"])
        #expect(root.elements.first { _ in true } == nil)
        #expect(list.members.first { _ in true } == nil)
    }

    @Test("A path joins names and indices, and the root has a name of its own")
    func path() throws {
        let list = try #require(root["list"])
        let third = try #require(list.elements.first { $0.position == 2 })
        let inner = try #require(third["a\"b"])
        #expect(inner.path == "list.2.a\"b")
        #expect(inner.parent == third)
        #expect(root.path == "(root)")
        #expect(root.parent == nil)
    }

    @Test("A path leads back to its node")
    func nodeAtPath() throws {
        let document = try JSONDocument(Array(#"{"a":[1,{"b.c":{"":2}}],"a.x":3,"":{"":4}}"#.utf8))
        let paths = ["(root)", "a", "a.0", "a.1", "a.1.b.c", "a.1.b.c.", "a.x", "", "."]
        for path in paths { #expect(document.node(at: path)?.path == path) }
        for path in ["b", "a.2", "a.1.b", "a.-1", "a.01", "a.0.0", "a.1.b.c.d", "a..1"] {
            #expect(document.node(at: path) == nil, "\(path)")
        }
    }

    @Test("Bytes are the exact source, for containers too")
    func bytes() throws {
        let list = try #require(root["list"])
        #expect(String(decoding: list.bytes, as: UTF8.self) == #"[1, [], {"a\"b": [true]}]"#)
        #expect(list.elements.map { String(decoding: $0.bytes, as: UTF8.self) } == ["1", "[]", #"{"a\"b": [true]}"#])
        #expect(String(decoding: root.bytes, as: UTF8.self).hasSuffix("\"second\"\n}"))
    }

    @Test("A wrong kind is named with its path, and without it for a reader who stands there")
    func mismatch() throws {
        let count = try #require(root["count"])
        let error = try #require(throws: ContentError.self) { try count.string() }
        #expect(error.description == "expected String at count, found number")
        #expect(error.message(relativeTo: count) == "expected String, found number")
        #expect(error.message(relativeTo: root) == "expected String at count, found number")
    }

    @Test("A fraction is no integer")
    func fraction() throws {
        let ratio = try #require(root["ratio"])
        let error = try #require(throws: ContentError.self) { try ratio.int() }
        #expect(error.description == "expected Int at ratio, found 2.5")
    }
}
