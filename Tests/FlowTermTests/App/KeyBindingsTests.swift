import Testing

@testable import FlowTerm

@Suite("KeyBindings")
struct KeyBindingsTests {
    private let bindings = KeyBindings()

    @Test("Every name in the table is a key, and no key stands in it twice")
    func names() {
        let names = KeyBindings.standardGroups.flatMap(\.bindings).flatMap(\.keys)
        let keys = names.map { Key(named: $0) }
        #expect(!keys.contains(nil))
        #expect(Set(keys).count == keys.count)
    }

    @Test("Every command has a key")
    func commands() {
        let bound = Set(KeyBindings.standardGroups.flatMap(\.bindings).map(\.command))
        #expect(bound == Set(AppCommand.allCases))
    }

    @Test("Keys are found under what the terminal sends")
    func lookup() {
        #expect(bindings.command(for: Key(.tab)) == .nextControl)
        #expect(bindings.command(for: Key(.backtab)) == .previousControl)
        #expect(bindings.command(for: .control("c")) == .quit)
        #expect(bindings.command(for: .character("G")) == .bottom)
        #expect(bindings.command(for: .character(" ")) == .pageDown)
        #expect(bindings.command(for: .function(5)) == .refresh)
        #expect(bindings.command(for: .character("é")) == nil)
    }

    @Test("Names that are no keys are refused", arguments: ["", "F0x", "Shift-Q", "^^^", "jj"])
    func unknownNames(name: String) {
        #expect(Key(named: name) == nil)
    }
}
