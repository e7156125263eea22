/// The six kinds of JSON value, under the names messages use for them.
public enum JSONKind: String, Sendable, CustomStringConvertible {
    case null, boolean, number, string, array, object

    public var description: String { rawValue }
}
