extension Diagnostic.Kind {
    /// Why it happens and what becomes of it, in a few sentences.
    package var explanation: String {
        switch self {
        case .unknownType:
            """
            No widget is registered under the type. A placeholder stands in for it, or nothing, and its data is kept. \
            Check the spelling, or register the type.
            """
        case .malformedPayload:
            """
            The type is registered, and its data is missing or not what the type expects. A placeholder stands in for \
            the widget, or nothing. The message names the exact place.
            """
        case .droppedElement:
            """
            Something could not be read and was left out: an element of a list, or a value that falls back to its \
            default. Everything around it stays.
            """
        case .duplicateID:
            """
            Two widgets of the page go by one id. The first keeps it, the others are renamed, so that no two share \
            their state. Send every widget with an id of its own.
            """
        }
    }
}
