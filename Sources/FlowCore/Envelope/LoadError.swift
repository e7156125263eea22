/// Why nothing could be fetched, in the three parts a message to the reader has.
public struct LoadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried: `cannot read`
    public let what: String
    /// The file or address: `home.json`
    public let `where`: String
    /// The reason: `no such file`
    public let why: String

    public init(what: String, where place: String, why: String) {
        self.what = what
        self.where = place
        self.why = why
    }

    public var description: String { "\(what): \(self.where): \(why)" }
}
