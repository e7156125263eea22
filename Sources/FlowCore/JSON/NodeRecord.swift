/// One value of a document in 16 bytes; a document is a flat array of them in source order.
///
/// Size matters here, because a page of 100,000 widgets has millions of values and memory, not the processor, limits how
/// fast they are read back. The kind is part of the record for the same reason: passing over a value must not fetch its
/// text.
struct NodeRecord {
    /// Stands for "no parent" and for "no such member".
    static let none = UInt32.max
    /// Texts are shorter than this many bytes, so that three bits of a link are left for the kind.
    static let textLimit = 1 << linkWidth
    private static let linkWidth: UInt32 = 29

    /// Offset of the value's first byte.
    let start: UInt32
    private var kindAndLink: UInt32
    /// Number of the container's record, or `none`.
    let parent: UInt32
    /// In an array the index; in an object the offset of the member name's opening quote.
    let slot: UInt32

    @inline(__always)
    init(kind: JSONKind, start: UInt32, link: UInt32, parent: UInt32, slot: UInt32) {
        self.start = start
        kindAndLink = Self.number(of: kind) << Self.linkWidth | link
        self.parent = parent
        self.slot = slot
    }

    /// For a scalar the offset after its last byte; for a container the number of the first record behind its content.
    @inline(__always)
    var link: UInt32 {
        get { kindAndLink & (1 << Self.linkWidth - 1) }
        set { kindAndLink = kindAndLink & ~(1 << Self.linkWidth - 1) | newValue }
    }

    @inline(__always)
    var kind: JSONKind {
        switch kindAndLink >> Self.linkWidth {
        case 0: .null
        case 1: .boolean
        case 2: .number
        case 3: .string
        case 4: .array
        default: .object
        }
    }

    @inline(__always)
    var isContainer: Bool {
        kindAndLink >= Self.number(of: .array) << Self.linkWidth
    }

    @inline(__always)
    private static func number(of kind: JSONKind) -> UInt32 {
        switch kind {
        case .null: 0
        case .boolean: 1
        case .number: 2
        case .string: 3
        case .array: 4
        case .object: 5
        }
    }
}
