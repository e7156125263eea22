import FlowCore
import TestSupport
import Testing

@Suite("JSON properties")
struct JSONPropertyTests {
    /// What a random text says, to compare with what is read from it.
    indirect enum Sample: Equatable {
        case null
        case bool(Bool)
        case int(Int)
        case double(Double)
        case string(String)
        case array([Sample])
        case object([(key: String, value: Sample)])

        static func == (left: Sample, right: Sample) -> Bool {
            switch (left, right) {
            case (.null, .null): true
            case (.bool(let left), .bool(let right)): left == right
            case (.int(let left), .int(let right)): left == right
            case (.double(let left), .double(let right)): left == right
            case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
            case (.array(let left), .array(let right)): left == right
            case (.object(let left), .object(let right)):
                left.map(\.key) == right.map(\.key) && left.map(\.value) == right.map(\.value)
            default: false
            }
        }
    }

    @Test("A random value survives being written and read", arguments: 0..<200 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var writer = SampleWriter(seed: seed)
        let (text, sample) = writer.document()
        let root = try JSONDocument(Array(text.utf8)).root
        #expect(try read(root, like: sample) == sample)
        #expect(String(decoding: root.bytes, as: UTF8.self) == text.trimmed)
    }

    @Test("Every node is found again by the bytes and the place it claims", arguments: 0..<50 as Range<UInt64>)
    func consistency(seed: UInt64) throws {
        var writer = SampleWriter(seed: seed)
        let document = try JSONDocument(Array(writer.document().text.utf8))
        try walk(document.root) { node in
            let copy = try JSONDocument(Array(node.bytes)).root
            #expect(copy.kind == node.kind)
            #expect(copy.bytes == node.bytes)
            #expect(node.location == document.location(ofByte: node.byteRange.lowerBound))
            #expect(node.parent == nil || document.node(at: node.path)?.path == node.path)
            for child in node.elements { #expect(child.parent == node) }
            for child in node.members { #expect(child.parent == node && child.key != nil) }
        }
    }

    @Test("Damaged bytes are read or refused, and never trap", arguments: 0..<300 as Range<UInt64>)
    func damage(seed: UInt64) throws {
        var writer = SampleWriter(seed: seed)
        var bytes = Array(writer.document().text.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &writer.random) where !bytes.isEmpty {
            let index = bytes.indices.randomElement(using: &writer.random) ?? 0
            switch Int.random(in: 0..<4, using: &writer.random) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &writer.random)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert("[]{},:\"\\-0e.tu".utf8.randomElement(using: &writer.random) ?? 0, at: index)
            default: bytes.removeSubrange(index...)
            }
        }
        do throws(JSONSyntaxError) {
            let document = try JSONDocument(bytes)
            walk(document.root) { node in
                #expect(document.bytes(contain: node))
                touch(node)
            }
        } catch {
            #expect((0...bytes.count).contains(error.location.offset))
            #expect(!error.message.isEmpty)
        }
    }

    private func walk(_ node: JSONNode, _ visit: (JSONNode) throws -> Void) rethrows {
        try visit(node)
        for child in node.elements { try walk(child, visit) }
        for child in node.members { try walk(child, visit) }
    }

    /// Every read there is; what they say does not matter here.
    private func touch(_ node: JSONNode) {
        _ = try? node.string()
        _ = try? node.bool()
        _ = try? node.int()
        _ = try? node.double()
        _ = (node.path, node.location, node.keyLocation, node.repeatedMembers, node["a"])
    }

    private func read(_ node: JSONNode, like sample: Sample) throws -> Sample {
        switch sample {
        case .null: node.kind == .null ? .null : .bool(false)
        case .bool: .bool(try node.bool())
        case .int: .int(try node.int())
        case .double: .double(try node.double())
        case .string: .string(try node.string())
        case .array(let samples):
            .array(try zip(Array(node.array()), samples).map { try read($0, like: $1) })
        case .object(let samples):
            .object(try zip(Array(node.members), samples).map { ($0.key ?? "", try read($0, like: $1.value)) })
        }
    }
}

extension JSONDocument {
    fileprivate func bytes(contain node: JSONNode) -> Bool {
        root.byteRange.contains(node.byteRange.lowerBound) && root.byteRange.upperBound >= node.byteRange.upperBound
    }
}

extension String {
    fileprivate var trimmed: String {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        let start = utf8.drop { blanks.contains($0) }
        let end = start.lastIndex { !blanks.contains($0) }.map(start.index(after:)) ?? start.endIndex
        return String(decoding: start[..<end], as: UTF8.self)
    }
}
