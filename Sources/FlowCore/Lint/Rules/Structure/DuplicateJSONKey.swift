struct DuplicateJSONKey: LintRule {
    let code = "duplicate-json-key"
    let level = Finding.Level.warning
    let explanation = """
        An object has the same key twice. The first one counts here, the last one with many other readers: nobody \
        can tell which was meant.
        """
    let hint = "keep one of the two"
    let failing = LintExample.widget(
        #"{"type": "title_block", "data": {"title": "Hello", "title": "Goodbye"}}"#,
        at: "data.title"
    )
    let passing = LintExample.widget(#"{"type": "title_block", "data": {"title": "Hello"}}"#)
    let roles: [LintRole] = [.response]

    /// Opaque values and payloads of hosts count as well: whoever reads them has the same trouble.
    func faults(at place: LintPlace) -> [Fault] {
        ([place.node] + place.node.descendants.filter { $0.kind == .object && $0.mayRepeatMembers })
            .flatMap(\.repeatedMembers)
            .map { member in
                let name = quoted(member.key ?? "")
                return Fault(
                    member,
                    "expected every key once, found \(name) again; the first one counts",
                    isAboutKey: true
                )
            }
    }
}

extension JSONNode {
    /// False when no two member names are the same. Comparing a bit for each name is enough for nearly every object.
    fileprivate var mayRepeatMembers: Bool {
        var seen: UInt64 = 0
        for member in members {
            // An escape may spell a name in other bytes, so such an object is looked at properly.
            guard let digest = member.nameDigest else { return true }
            let bit = UInt64(1) << (digest & 63)
            if seen & bit != 0 { return true }
            seen |= bit
        }
        return false
    }

    /// nil for a name with an escape in it.
    private var nameDigest: UInt64? {
        var digest: UInt64 = 0
        var offset = Int(record.slot) + 1
        while document.bytes[offset] != ASCII.quote {
            if document.bytes[offset] == ASCII.backslash { return nil }
            digest = (digest ^ UInt64(document.bytes[offset])) &* 0x100_0000_01B3
            offset += 1
        }
        return digest ^ digest >> 32
    }
}
