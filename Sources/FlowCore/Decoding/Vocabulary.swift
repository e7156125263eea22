/// A closed set of words, such as the alignments of a text.
///
/// Backends grow new words before clients do, so a string outside the set reads as `standard`.
/// Anything but a string is a fault.
public protocol Vocabulary: NodeReadable, Hashable, CaseIterable, RawRepresentable where RawValue == String {
    /// What an unknown word stands for.
    static var standard: Self { get }
}

extension Vocabulary {
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        self = Self(rawValue: try node.string()) ?? .standard
    }

    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try String(from: decoder)) ?? .standard
    }
}
