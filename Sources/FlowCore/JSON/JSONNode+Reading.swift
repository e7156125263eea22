extension JSONNode {
    /// The text of a string.
    public func string() throws(ContentError) -> String {
        try require(.string, as: "String")
        return JSONText.string(in: document.bytes, quoteAt: Int(record.start))
    }

    public func bool() throws(ContentError) -> Bool {
        try require(.boolean, as: "Bool")
        return document.bytes[Int(record.start)] == UInt8(ascii: "t")
    }

    /// The value of a number without a fraction, however it is written: `2`, `2.0` and `0.2e1` are the same.
    public func int() throws(ContentError) -> Int {
        try integer(Int.self)
    }

    /// The value of a number, correctly rounded; a number beyond the largest Double is an error.
    public func double() throws(ContentError) -> Double {
        try require(.number, as: "number")
        guard let value = JSONNumber(bytes).double else { throw ContentError(.outOfRange(sourceText), at: self) }
        return value
    }

    /// The nearest Float, rounded once from the digits and not by way of a Double.
    func float() throws(ContentError) -> Float {
        try require(.number, as: "number")
        guard let value = JSONNumber(bytes).float else { throw ContentError(.outOfRange(sourceText), at: self) }
        return value
    }

    /// The elements of what must be an array.
    public func array() throws(ContentError) -> Children {
        try require(.array, as: "array")
        return elements
    }

    /// Checks that this is an object.
    public func object() throws(ContentError) {
        try require(.object, as: "object")
    }

    /// An integer of any width, exact over its whole range.
    func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(ContentError) -> Value {
        try require(.number, as: "Int")
        switch JSONNumber(bytes).integer(type) {
        case .value(let value): return value
        case .fraction: throw ContentError(.notAnInteger(sourceText), at: self)
        case .overflow: throw ContentError(.outOfRange(sourceText), at: self)
        }
    }

    private func require(_ kind: JSONKind, as expected: String) throws(ContentError) {
        let found = self.kind
        guard found == kind else { throw ContentError(.mismatch(expected: expected, found: found), at: self) }
    }

    /// A number as written, cut to a length a message can carry.
    private var sourceText: String {
        let text = String(decoding: bytes.prefix(40), as: UTF8.self)
        return bytes.count > 40 ? text + "…" : text
    }
}
