/// Reads for rules, to which a value of another kind is as good as none: decoding has reported it.
extension JSONNode {
    var text: String? { kind == .string ? try? string() : nil }
    var flag: Bool? { kind == .boolean ? try? bool() : nil }
    var quantity: Double? { kind == .number ? try? double() : nil }
    var wholeNumber: Int? { kind == .number ? try? int() : nil }

    /// Every value inside this one, in source order.
    var descendants: Descendants { Descendants(of: self, from: number + 1) }

    /// This value and every one inside it, in source order.
    var withDescendants: Descendants { Descendants(of: self, from: number) }

    struct Descendants: Sequence, IteratorProtocol {
        private let document: JSONDocument
        private var number: UInt32
        private let end: UInt32

        init(of node: JSONNode, from first: UInt32) {
            document = node.document
            number = first
            end = document.number(behind: node.number)
        }

        mutating func next() -> JSONNode? {
            guard number < end else { return nil }
            defer { number += 1 }
            return JSONNode(document: document, number: number)
        }
    }
}

extension JSONNode {
    /// The string a text consists of, in its short and in its long form.
    var wording: JSONNode? { kind == .string ? self : present("text") }

    /// The value as written, cut to a length a message can carry.
    var sourceText: String {
        let bytes = bytes
        return bytes.count > 60
            ? String(decoding: bytes.prefix(59), as: UTF8.self) + "…" : String(decoding: bytes, as: UTF8.self)
    }
}

/// Looks at the bytes, where a String would be made for one comparison.
extension JSONNode {
    /// Whether this is a string of just these words.
    func says(_ words: StaticString) -> Bool {
        guard kind == .string else { return false }
        return document.bytes.withUnsafeBufferPointer { bytes in
            JSONText.literal(in: bytes, at: Int(record.start), equals: words.bytes)
        }
    }

    /// Whether this is a string whose text begins like that and goes on; of one with escapes in it nothing is known.
    func begins(with words: StaticString) -> Bool {
        let count = words.utf8CodeUnitCount
        guard kind == .string, Int(record.link - record.start) > count + 2 else { return false }
        return document.bytes.withUnsafeBufferPointer { bytes in
            let start = Int(record.start) + 1
            return UnsafeBufferPointer(rebasing: bytes[start..<start + count]).elementsEqual(words.bytes)
        }
    }

    /// Whether this is a string with something in it to see.
    var isLegible: Bool {
        guard kind == .string else { return false }
        let first = document.bytes[Int(record.start) + 1]
        // Nearly every text begins like that.
        if ASCII.isLetter(first) || ASCII.isDigit(first) { return true }
        return text?.isInvisible == false
    }

    /// Whether this is a number written with a minus sign.
    var isNegative: Bool { kind == .number && document.bytes[Int(record.start)] == ASCII.minus }

    /// Whether this is a string of six hex digits, with or without the number sign.
    var isPlainHex: Bool {
        guard kind == .string else { return false }
        let (start, end) = (Int(record.start) + 1, Int(record.link) - 1)
        return document.bytes.withUnsafeBufferPointer { bytes in
            let digits = bytes[start..<end]
            let first = digits.first == UInt8(ascii: "#") ? start + 1 : start
            return end - first == 6 && digits[first...].allSatisfy { ASCII.hexValue($0) != nil }
        }
    }

    /// The element before this one in an array, found from behind: what precedes this value is the end of it.
    var previousElement: JSONNode? {
        guard let parent, position != nil, number > parent.number + 1 else { return nil }
        var node = JSONNode(document: document, number: number - 1)
        while let outer = node.parent, outer != parent { node = outer }
        return node
    }
}
