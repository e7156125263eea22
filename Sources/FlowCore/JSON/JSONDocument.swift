import Synchronization

/// A JSON text, parsed once: its bytes, and where every value lies in them.
///
/// Immutable and safe to share. Values are read through `JSONNode`s, which keep the document alive.
public final class JSONDocument: Sendable {
    package let bytes: [UInt8]
    let records: [NodeRecord]
    let hasEscapedNames: Bool
    /// Whether some number may be beyond any Double.
    let hasLargeNumbers: Bool
    private let lineIndex = Mutex<LineIndex?>(nil)

    /// Parses a whole text: strict RFC 8259 in UTF-8, a byte order mark is tolerated, at most 512 levels deep.
    public init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
        self.bytes = bytes
        let outline = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
            do throws(ParseFailure) {
                return try JSONParser.outline(of: buffer)
            } catch {
                throw SyntaxDiagnosis(of: error, in: buffer).error()
            }
        }
        records = outline.records
        hasEscapedNames = outline.hasEscapedNames
        hasLargeNumbers = outline.hasLargeNumbers
    }

    /// The document `null`, where a reader needs a node and there is none.
    static let null = JSONDocument(null: ())

    private init(null: Void) {
        bytes = Array("null".utf8)
        records = [NodeRecord(kind: .null, start: 0, link: 4, parent: NodeRecord.none, slot: 0)]
        hasEscapedNames = false
        hasLargeNumbers = false
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

    /// Lines and columns of many values or names, found in one pass over the text.
    ///
    /// - Parameter offsets: in ascending order.
    func locations(ofBytes offsets: [Int]) -> [SourceLocation] {
        bytes.withUnsafeBufferPointer { buffer in
            var walk = TextWalk(buffer)
            return offsets.map { offset in
                // A token begins with ASCII behind ASCII, so the walk may stop there and go on.
                walk.advance(to: offset)
                return walk.location
            }
        }
    }

    /// The number of the first member of that name in an object, or `NodeRecord.none`.
    ///
    /// Looks at records and names alone: a node per member passed over would cost more than the comparison.
    func number(ofMember name: MemberName, in object: UInt32) -> UInt32 {
        bytes.withUnsafeBytes { bytes in
            records.withUnsafeBufferPointer { records in
                let end = records[Int(object)].link
                var number = object &+ 1
                while number < end {
                    let record = records[Int(number)]
                    if name.isWritten(in: bytes, at: Int(record.slot), escaped: hasEscapedNames) { return number }
                    number = record.isContainer ? record.link : number &+ 1
                }
                return NodeRecord.none
            }
        }
    }

    /// The number of the record behind a value and everything inside it.
    @inline(__always)
    @usableFromInline
    func number(behind number: UInt32) -> UInt32 {
        let record = records[Int(number)]
        return record.isContainer ? record.link : number &+ 1
    }
}
