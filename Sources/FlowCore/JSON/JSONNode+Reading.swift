extension JSONNode {
    /// The text of a string.
    public func string() throws(ContentError) -> String {
        try require(.string, as: "String")
        return JSONText.string(in: document.bytes, from: Int(record.start) + 1, to: Int(record.link) - 1)
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
        try floating(Double.self)
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
        switch withNumber({ $0.integer(type) }) {
        case .value(let value): return value
        case .fraction: throw ContentError(.notAnInteger(excerpt), at: self)
        case .overflow: throw ContentError(.outOfRange(excerpt), at: self)
        }
    }

    /// A Float is rounded once, from the digits, and not by way of a Double.
    func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Value.Type
    ) throws(ContentError) -> Value {
        try require(.number, as: "number")
        guard let value = withNumber({ $0.floating(type) }) else {
            throw ContentError(.outOfRange(excerpt), at: self)
        }
        return value
    }

    @inline(__always)
    private func require(_ kind: JSONKind, as expected: String) throws(ContentError) {
        let found = self.kind
        guard found == kind else { throw ContentError(.mismatch(expected: expected, found: found), at: self) }
    }

    private func withNumber<Result>(_ body: (JSONNumber) -> Result) -> Result {
        document.bytes.withUnsafeBufferPointer { buffer in
            let range = Int(record.start)..<Int(record.link)
            return body(JSONNumber(UnsafeBufferPointer(rebasing: buffer[range])))
        }
    }

    /// A number as written, cut to a length a message can carry.
    private var excerpt: String {
        let text = String(decoding: bytes.prefix(40), as: UTF8.self)
        return bytes.count > 40 ? text + "…" : text
    }
}
