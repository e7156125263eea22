import Synchronization

/// A JSON text, parsed once: its bytes, and where every value lies in them.
///
/// Immutable and safe to share. Values are read through `JSONNode`s, which keep the document alive.
public final class JSONDocument: Sendable {
    package let bytes: [UInt8]
    let records: [NodeRecord]
    private let lineIndex = Mutex<LineIndex?>(nil)

    /// Parses a whole text: strict RFC 8259 in UTF-8, a byte order mark is tolerated, at most 512 levels deep.
    public init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
        self.bytes = bytes
        records = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
            do throws(ParseFailure) {
                return try JSONParser.records(of: buffer)
            } catch {
                throw SyntaxDiagnosis(of: error, in: buffer).error()
            }
        }
    }

    /// The document `null`, where a reader needs a node and there is none.
    static let null = JSONDocument(null: ())

    private init(null: Void) {
        bytes = Array("null".utf8)
        records = [NodeRecord(start: 0, link: 4, parent: NodeRecord.none, slot: 0)]
    }

    /// The value the text consists of.
    public var root: JSONNode {
        JSONNode(document: self, number: 0)
    }

    /// Line and column of a byte offset; an offset outside the text is clamped to it.
    public func location(ofByte offset: Int) -> SourceLocation {
        bytes.withUnsafeBufferPointer { buffer in
            let index = lineIndex.withLock { stored in
                if let stored { return stored }
                // Most documents are never asked for a place, so the first question pays for the index.
                let built = LineIndex(buffer)
                stored = built
                return built
            }
            return index.location(ofByte: offset, in: buffer)
        }
    }

    /// Whether the value of that record begins with a bracket or brace.
    @inline(__always)
    func isContainer(_ record: NodeRecord) -> Bool {
        // '[' and '{' differ in one bit, and no other value begins with either.
        bytes[Int(record.start)] | 0x20 == ASCII.leftBrace
    }

    /// The first member of that name in an object.
    ///
    /// Looks at records and bytes alone: a node per member passed over would cost more than the comparison.
    func number(ofMember name: UnsafeBufferPointer<UInt8>, in object: UInt32) -> UInt32? {
        bytes.withUnsafeBufferPointer { bytes in
            records.withUnsafeBufferPointer { records in
                let end = records[Int(object)].link
                var number = object &+ 1
                while number < end {
                    let record = records[Int(number)]
                    if JSONText.literal(in: bytes, at: Int(record.slot), equals: name) { return number }
                    let isContainer = bytes[Int(record.start)] | 0x20 == ASCII.leftBrace
                    number = isContainer ? record.link : number &+ 1
                }
                return nil
            }
        }
    }

    /// The number of the record behind a value and everything inside it.
    @inline(__always)
    func number(behind number: UInt32) -> UInt32 {
        let record = records[Int(number)]
        return isContainer(record) ? record.link : number &+ 1
    }
}
