/// Why a value does not say what its reader needs, and which value it is.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// The value is of another kind; `expected` names a kind or type, such as `String` or `array`.
        case mismatch(expected: String, found: JSONKind)
        /// The object lacks a required member.
        case missingKey(String)
        /// A number with a fraction where an integer is needed; the number as written.
        case notAnInteger(String)
        /// A number the type cannot hold; the number as written.
        case outOfRange(String)
        /// Anything else, in words that read on with "at page.sections.0".
        case custom(String)
    }

    public let reason: Reason
    /// The faulty value; for a missing key the object that lacks it.
    public let node: JSONNode

    public init(_ reason: Reason, at node: JSONNode) {
        self.reason = reason
        self.node = node
    }

    /// The message with the full path: `expected String at page.sections.0.id, found number`.
    public var description: String {
        message(place: " at \(node.path)")
    }

    /// The message for a reader who already knows where `known` is: the path is left out when that is the place.
    public func message(relativeTo known: JSONNode) -> String {
        message(place: known == node ? "" : " at \(node.path)")
    }

    private func message(place: String) -> String {
        switch reason {
        case .mismatch(let expected, let found): "expected \(expected)\(place), found \(found)"
        case .missingKey(let key): "missing key '\(key)'\(place)"
        case .notAnInteger(let text): "expected Int\(place), found \(text)"
        case .outOfRange(let text): "expected a number in range\(place), found \(text)"
        case .custom(let text): "\(text)\(place)"
        }
    }
}
