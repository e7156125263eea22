/// One value of a document: a cursor that reads kind, content and place from the text when asked.
///
/// Two nodes are equal when they are the same place of the same document. For equality of content compare `bytes`.
public struct JSONNode: Sendable {
    public let document: JSONDocument
    @usableFromInline let number: UInt32

    @inlinable
    @inline(__always)
    init(document: JSONDocument, number: UInt32) {
        self.document = document
        self.number = number
    }

    @inline(__always)
    var record: NodeRecord {
        document.records[Int(number)]
    }

    @inline(__always)
    public var kind: JSONKind { record.kind }

    /// The container this value is in; nil for the root.
    public var parent: JSONNode? {
        let parent = record.parent
        return parent == NodeRecord.none ? nil : JSONNode(document: document, number: parent)
    }

    /// The member name, if this is a member of an object.
    public var key: String? {
        guard let offset = keyOffset else { return nil }
        return JSONText.string(in: document.bytes, at: offset)
    }

    /// The index, if this is an element of an array.
    public var position: Int? {
        guard let parent, parent.kind == .array else { return nil }
        return Int(record.slot)
    }

    /// Line, column and offset of the value's first byte.
    public var location: SourceLocation {
        document.location(ofByte: Int(record.start))
    }

    /// Line, column and offset of the member name, if this is a member of an object.
    public var keyLocation: SourceLocation? {
        keyOffset.map { document.location(ofByte: $0) }
    }

    /// Member names and indices from the root, joined by dots: `page.sections.0.widgets.2`. The root is `(root)`.
    public var path: String {
        guard record.parent != NodeRecord.none else { return "(root)" }
        var text: [UInt8] = []
        appendPath(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Where the quote before the member name is, if this is a member of an object.
    var keyOffset: Int? {
        guard let parent, parent.kind == .object else { return nil }
        return Int(record.slot)
    }
}

extension JSONNode: Hashable {
    public static func == (left: JSONNode, right: JSONNode) -> Bool {
        left.number == right.number && left.document === right.document
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(document))
        hasher.combine(number)
    }
}
