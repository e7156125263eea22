/// One value of a document in 16 bytes; a document is a flat array of them in source order.
///
/// The kind is not stored: the byte at `start` tells it. Size matters here, because a page of 100,000 widgets has
/// millions of values and memory, not the processor, limits how fast they are read back.
struct NodeRecord {
    /// Stands for "no parent": the root's.
    static let none = UInt32.max

    /// Offset of the value's first byte.
    var start: UInt32
    /// For a scalar the offset after its last byte; for a container the number of the first record behind its content.
    var link: UInt32
    /// Number of the container's record, or `none`.
    var parent: UInt32
    /// In an array the index; in an object the offset of the member name's opening quote.
    var slot: UInt32
}
