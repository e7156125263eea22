/// A part of a page that has an id and a place in the source.
protocol DiffSubject {
    var id: String { get }
    var isIDDerived: Bool { get }
    /// Nil for what is no widget.
    var typeName: String? { get }
    var node: JSONNode { get }
}

extension PageModel: DiffSubject {
    var isIDDerived: Bool { node.present("id") == nil }
    var typeName: String? { nil }
}

extension SectionModel: DiffSubject {
    var isIDDerived: Bool { node.present("id") == nil }
    var typeName: String? { nil }
}

extension AnyWidget: DiffSubject {
    var typeName: String? { type }
}

extension DiffPlace {
    /// Finding line and column takes a while: only for what is worth a word.
    init(of subject: any DiffSubject) {
        self.init(
            id: subject.id,
            isIDDerived: subject.isIDDerived,
            type: subject.typeName,
            path: subject.node.path,
            location: subject.node.location
        )
    }
}
