/// Names a control by its scope and its number in it: the same control has the same name after every rebuild.
package struct ControlID: Hashable, Sendable {
    package let scope: String
    package let ordinal: Int

    package init(scope: String, ordinal: Int) {
        self.scope = scope
        self.ordinal = ordinal
    }
}

/// Numbers the controls of a scope while its views are measured.
@MainActor
package final class ControlScope {
    package let name: String
    private var count = 0

    package init(name: String) {
        self.name = name
    }

    func nextID() -> ControlID {
        defer { count += 1 }
        return ControlID(scope: name, ordinal: count)
    }
}
