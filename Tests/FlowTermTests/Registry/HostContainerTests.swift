import FlowCore
import Testing

@testable import FlowTerm

/// The container of `Tests/HostPackage`: its children go through the same renderer as all widgets.
@MainActor
@Suite("A host's container")
struct HostContainerTests {
    private func stage(_ widgets: String) throws -> WidgetStage {
        var registry = PageFixture.registry
        registry.register(DrawerView.self)
        return try WidgetStage(widgets, registry: registry)
    }

    private func drawer(_ id: String, _ children: String) -> String {
        """
        {"type": "drawer", "id": "\(id)", "data": {"title": "Extras", "children": [\(children)]},
         "actions": {"toggle": {"type": "log"}}}
        """
    }

    private let stepper = #"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}"#

    @Test("Its flag opens it, and its children are real widgets")
    func toggling() throws {
        let stage = try stage(drawer("d", stepper))
        #expect(stage.picture == "[+] Extras")
        stage.send(.activate)
        stage.send(.increment, to: 1)
        #expect(
            stage.picture == """
                [-] Extras
                    Bags                       −   1   +
                """
        )
        #expect(stage.sent.map(\.type) == ["log"])
    }

    @Test("Two containers with children of one id keep their state apart")
    func scopes() throws {
        let stage = try stage(drawer("one", stepper) + "," + drawer("two", stepper))
        stage.send(.activate)
        stage.send(.activate, to: 2)
        stage.send(.increment, to: 1)
        #expect(
            stage.picture == """
                [-] Extras
                    Bags                       −   1   +
                [-] Extras
                    Bags                       −   0   +
                """
        )
    }

    @Test("What opens all accordions opens it too")
    func openingAll() throws {
        let stage = try stage(drawer("d", drawer("e", stepper)))
        stage.state.setEverywhere(true, key: WidgetStateKey.expanded)
        #expect(stage.controls.count == 3)
    }

    @Test("It nests in itself and in an accordion")
    func nesting() throws {
        let accordion = """
            {"type": "accordion", "id": "a", "data": {"header": "More", "items": [\(drawer("d", drawer("e", stepper)))]}}
            """
        let stage = try stage(accordion)
        for control in 0...2 { stage.send(.activate, to: control) }
        #expect(
            stage.picture == """
                ▾ More
                  [-] Extras
                      [-] Extras
                          Bags                 −   0   +
                """
        )
    }

    @Test("A child's chrome and tap are drawn and attached for it")
    func chrome() throws {
        let child = """
            {"type": "title_block", "layout": {"border": {}, "width": "hug"}, "data": {"title": "Bag"},
             "actions": {"tap": {"type": "open"}}}
            """
        let stage = try stage(drawer("d", child))
        stage.send(.activate)
        stage.send(.activate, to: 1)
        #expect(stage.sent.map(\.type) == ["log", "open"])
        #expect(
            stage.picture == """
                [-] Extras
                    ┌───┐
                    │Bag│
                    └───┘
                """
        )
    }
}
