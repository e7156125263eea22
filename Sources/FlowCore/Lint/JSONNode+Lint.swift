/// Reads for rules, to which a value of another kind is as good as none: decoding has reported it.
extension JSONNode {
    var text: String? { kind == .string ? try? string() : nil }
    var flag: Bool? { kind == .boolean ? try? bool() : nil }
    var quantity: Double? { kind == .number ? try? double() : nil }
    var wholeNumber: Int? { kind == .number ? try? int() : nil }

    /// Every value inside this one, in source order.
    var descendants: Descendants { Descendants(of: self) }

    struct Descendants: Sequence, IteratorProtocol {
        private let document: JSONDocument
        private var number: UInt32
        private let end: UInt32

        init(of node: JSONNode) {
            document = node.document
            number = node.number + 1
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
    var wording: JSONNode? { kind == .string ? self : self["text"] }

    /// The value as written, cut to a length a message can carry.
    var sourceText: String {
        let bytes = bytes
        return bytes.count > 60
            ? String(decoding: bytes.prefix(59), as: UTF8.self) + "…" : String(decoding: bytes, as: UTF8.self)
    }
}
