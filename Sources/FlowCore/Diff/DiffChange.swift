/// What became of one part of a page.
public struct DiffChange: Hashable, Sendable {
    public enum Subject: String, Hashable, Sendable {
        case page, section, widget
        /// What could not be read where a section or a widget belongs.
        case element
    }

    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case added, removed
        /// Into another bar, section or header, or past its neighbors.
        case moved
        case retyped
        /// Recognized under another id than it was sent with before.
        case renamed
        /// In one of its fields.
        case changed
    }

    public let subject: Subject
    /// Several may come together, other than `added` and `removed`.
    public let kinds: [Kind]
    /// Nil for what was added.
    public let old: DiffPlace?
    /// Nil for what was removed.
    public let new: DiffPlace?
    /// What differs inside, in the order of the source; nothing for what was retyped, where no field means the same.
    public let fields: [DiffField]
}

/// Where something is, and what it is called there.
public struct DiffPlace: Hashable, Sendable {
    /// As sent, or derived from the place.
    public let id: String
    public let isIDDerived: Bool
    /// Nil for what is no widget.
    public let type: String?
    /// `page.sections.0.widgets.2`
    public let path: String
    public let location: SourceLocation
}

/// A value inside something that changed.
public struct DiffField: Hashable, Sendable {
    /// From the part that changed down: `data.title.color`. Of an element the new index, or the old one when it is gone.
    public let path: String
    /// Nil where there was none; `null` counts as none.
    public let old: JSONValue?
    public let new: JSONValue?
}
