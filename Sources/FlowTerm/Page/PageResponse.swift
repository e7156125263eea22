import FlowCore

/// A response that a page is made of: the page itself, one that followed it, or an answer that changed it.
package struct PageResponse: Sendable {
    package let document: JSONDocument
    /// What was wrong with its content.
    package let diagnostics: [Diagnostic]

    /// Tells it from others as long as it is kept.
    var id: ObjectIdentifier { ObjectIdentifier(document) }
}
