/// Finds the fields in which two values differ.
struct FieldComparison {
    /// What is compared elsewhere: the widgets inside payloads, of both sides.
    let hidden: Set<JSONNode>
    private(set) var fields: [DiffField] = []

    init(hiding hidden: Set<JSONNode> = []) {
        self.hidden = hidden
    }

    /// Compares the members of two objects, each under its own name; a missing object is an empty one.
    mutating func compareMembers(
        of old: JSONNode?,
        _ new: JSONNode?,
        at path: String = "",
        leavingOut names: Set<String> = []
    ) {
        let oldMembers = visible(old?.namedMembers ?? [:])
        let newMembers = visible(new?.namedMembers ?? [:])
        let gone = (old?.memberNames ?? []).filter { newMembers[$0] == nil }
        for name in (new?.memberNames ?? []).filter({ newMembers[$0] != nil }) + gone where !names.contains(name) {
            compare(oldMembers[name], newMembers[name], at: path.isEmpty ? name : "\(path).\(name)")
        }
    }

    private mutating func compare(_ old: JSONNode?, _ new: JSONNode?, at path: String) {
        guard let old, let new else {
            guard old != nil || new != nil else { return }
            fields.append(DiffField(path: path, old: old.map(JSONValue.init), new: new.map(JSONValue.init)))
            return
        }
        switch (old.kind, new.kind) {
        case (.object, .object) where hidden.isEmpty && old.bytes == new.bytes: break
        case (.object, .object): compareMembers(of: old, new, at: path)
        case (.array, .array): compareElements(of: old, new, at: path)
        case _ where old.hasContent(of: new): break
        default: fields.append(DiffField(path: path, old: JSONValue(old), new: JSONValue(new)))
        }
    }

    /// What both arrays begin and end with is left out, so that one element more is one difference and not one for
    /// each of those behind it.
    private mutating func compareElements(of old: JSONNode, _ new: JSONNode, at path: String) {
        var oldRest = visible(old)[...]
        var newRest = visible(new)[...]
        while let left = oldRest.first, let right = newRest.first, left.node.hasContent(of: right.node) {
            oldRest.removeFirst()
            newRest.removeFirst()
        }
        while let left = oldRest.last, let right = newRest.last, left.node.hasContent(of: right.node) {
            oldRest.removeLast()
            newRest.removeLast()
        }
        let common = min(oldRest.count, newRest.count)
        for (left, right) in zip(oldRest, newRest) { compare(left.node, right.node, at: "\(path).\(right.index)") }
        for extra in newRest.dropFirst(common) { compare(nil, extra.node, at: "\(path).\(extra.index)") }
        for lost in oldRest.dropFirst(common) { compare(lost.node, nil, at: "\(path).\(lost.index)") }
    }

    private func visible(_ members: [String: JSONNode]) -> [String: JSONNode] {
        hidden.isEmpty ? members : members.filter { !hidden.contains($0.value) }
    }

    private func visible(_ array: JSONNode) -> [(index: Int, node: JSONNode)] {
        array.elements.enumerated().filter { !hidden.contains($0.element) }.map { ($0.offset, $0.element) }
    }
}
