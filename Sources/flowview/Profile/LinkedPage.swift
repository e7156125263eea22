/// A page that a deep link leads to, as a rule of the profile has put it together.
struct LinkedPage: Hashable, Sendable {
    /// A file beside the page on show, or below its folder.
    let name: String
    /// The same as a part of an address.
    let reference: String
    /// What was taken out of the link.
    private let values: [String]

    /// Whether nothing out of the link could lead out of the folder that the profile names.
    var isInside: Bool {
        values.allSatisfy { $0 != "." && $0 != ".." && !$0.contains("/") && !$0.contains("\0") }
    }

    init(name: String, reference: String, values: [String] = []) {
        self.name = name
        self.reference = reference
        self.values = values
    }
}
