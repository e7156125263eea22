extension LossyArray<AnyWidget> {
    /// By index: walking the elements would copy every widget for the sake of its id.
    var ids: [String] { indices.map { elements[$0].id } }

    /// Lets every widget claim its id.
    mutating func renameWidgets(by ids: inout UniqueIDs) {
        for index in indices { self[index] = ids.claim(self[index]) }
    }
}

extension LossyArray<SectionModel> {
    /// Headers first, then bodies: the order in which widgets claim their ids.
    var allWidgets: [AnyWidget] {
        compactMap(\.header) + flatMap(\.widgets.elements)
    }

    /// The ids of `allWidgets`.
    var widgetIDs: [String] {
        indices.compactMap { elements[$0].header?.id } + indices.flatMap { elements[$0].widgets.ids }
    }

    /// Lets every widget claim its id, unless nobody has to give way.
    mutating func renameWidgets(by ids: inout UniqueIDs) {
        guard ids.findsDuplicates else { return }
        for index in indices { self[index].header = self[index].header.map { ids.claim($0) } }
        for index in indices { self[index].widgets.renameWidgets(by: &ids) }
    }
}
