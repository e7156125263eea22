extension Diagnostic.Kind {
    /// Why it happens and what becomes of it, in a few sentences.
    package var explanation: String {
        switch self {
        case .unknownType:
            """
            No widget is registered under the type. A placeholder stands in for it, or nothing, and its data is kept.
            """
        case .malformedPayload:
            """
            The type is registered, and its data is missing or not what the type expects. A placeholder stands in for \
            the widget, or nothing.
            """
        case .droppedElement:
            """
            Something could not be read and was left out: an element of a list, or a value that falls back to its \
            default. Everything around it stays.
            """
        case .duplicateID:
            """
            Two widgets of the page go by one id. The first keeps it, the others are renamed, so that no two share \
            their state.
            """
        }
    }
}

extension Diagnostic.Kind {
    /// How to fix it, in one line.
    package var hint: String {
        switch self {
        case .unknownType: "check the spelling of the type, or register it"
        case .malformedPayload: "send what the message names, with a value of the kind that is expected"
        case .droppedElement: "send what the message names, or leave the whole element out"
        case .duplicateID: "send every widget with an id of its own"
        }
    }

    /// Content with the mistake, and the place where it is reported.
    package var failing: LintExample {
        switch self {
        case .unknownType: .widget(#"{"type": "titleblock", "id": "fruit", "data": {"title": "Fruit"}}"#)
        case .malformedPayload: .widget(#"{"type": "title_block", "id": "fruit", "data": {"name": "Fruit"}}"#)
        case .droppedElement:
            .widget(
                #"{"type": "tag_rail", "id": "diet", "data": {"tags": [{"text": "No nuts"}, {"label": "Vegan"}]}}"#,
                at: "data.tags.1"
            )
        case .duplicateID:
            .widgets(
                """
                {"type": "title_block", "id": "fruit", "data": {"title": "Pears"}},
                {"type": "title_block", "id": "fruit", "data": {"title": "Plums"}}
                """,
                at: "1"
            )
        }
    }

    /// The same content without the mistake.
    package var passing: LintExample {
        switch self {
        case .unknownType, .malformedPayload:
            .widget(#"{"type": "title_block", "id": "fruit", "data": {"title": "Fruit"}}"#)
        case .droppedElement:
            .widget(#"{"type": "tag_rail", "id": "diet", "data": {"tags": [{"text": "No nuts"}, {"text": "Vegan"}]}}"#)
        case .duplicateID:
            .widgets(
                """
                {"type": "title_block", "id": "pears", "data": {"title": "Pears"}},
                {"type": "title_block", "id": "plums", "data": {"title": "Plums"}}
                """
            )
        }
    }
}
