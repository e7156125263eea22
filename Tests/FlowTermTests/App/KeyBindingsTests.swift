import TestSupport
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
        #expect(bindings.command(for: Key(.down)) == .next)
        #expect(bindings.command(for: Key(.left)) == .backward)
        #expect(bindings.command(for: .character("G")) == .bottom)
        #expect(bindings.command(for: .character(" ")) == .pageDown)
        #expect(bindings.command(for: .function(5)) == .refresh)
        #expect(bindings.command(for: .character("é")) == nil)
    }

    @Test(
        "A person's own keys take the place of an action's, and take them from others",
        arguments: ["space", "Space"]
    )
    func rebinding(space: String) throws {
        let bindings = try KeyBindings(rebinding: ["next": [space, "ctrl-n", "alt-J"], "top": []])
        #expect(bindings.command(for: .character(" ")) == .next)
        #expect(bindings.command(for: .control("n")) == .next)
        #expect(bindings.command(for: Key(.character("J"), modifiers: .alt)) == .next)
        #expect(bindings.command(for: .character("j")) == nil)
        #expect(bindings.command(for: .character("f")) == .pageDown)
        #expect(bindings.command(for: .character("g")) == nil)
        let shown = bindings.groups.flatMap(\.bindings)
        #expect(shown.first { $0.command == .next }?.keys == ["Space", "^N", "Alt-J"])
        #expect(shown.first { $0.command == .pageDown }?.keys == ["f", "PgDn", "^F"])
    }

    @Test("Ctrl-C ends the program whatever the map says")
    func wayOut() throws {
        let bindings = try KeyBindings(rebinding: ["quit": ["x"]])
        #expect(bindings.command(for: .control("c")) == .quit)
        #expect(bindings.command(for: .character("x")) == .quit)
        #expect(throws: KeyMapError.reservedKey("^C", .quit)) { try KeyBindings(rebinding: ["next": ["ctrl-c"]]) }
    }

    @Test("A map that cannot be followed says what is wrong with it")
    func faultyMaps() {
        func fault(_ map: [String: [String]]) -> String? {
            do throws(KeyMapError) {
                _ = try KeyBindings(rebinding: map)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(fault(["pagedown": ["x"]]) == "no action is named 'pagedown', the nearest is 'page-down'")
        #expect(fault(["top": ["hyper-x"]])?.hasPrefix("'hyper-x' for top is no key") == true)
        #expect(fault(["top": ["x"], "bottom": ["x"]]) == "the key x is given to both bottom and top")
        #expect(fault(["section": ["x"]]) == "'x' is no digit; section takes keys from 1 to 9")
        #expect(fault(["top": ["x", "x"]]) == nil)
    }

    @Test("Every key in the table reads back from the name that is shown for it")
    func shownNames() {
        for name in KeyBindings.standardGroups.flatMap(\.bindings).flatMap(\.keys) {
            #expect(Key(named: name)?.name == name)
        }
        for name in ["Alt-x", "Ctrl-Space", "Ctrl-PgDn", "Shift-F5", "Delete"] {
            #expect(Key(named: name)?.name == name)
        }
    }

    @Test("The page of keys in the documentation is made from the table")
    func documentation() throws {
        let file = GoldenFile(inPackage: "docs/keys.md")
        let text = KeyReference().markdown
        if GoldenFile.isRecording { try file.record(text) }
        #expect(!GoldenFile.isRecording)
        #expect(file.difference(from: text) == nil)
    }

    @Test("Names that are no keys are refused", arguments: ["", "F0x", "Shift-Q", "^^^", "jj"])
    func unknownNames(name: String) {
        #expect(Key(named: name) == nil)
    }
}
