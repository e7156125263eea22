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
        place.node.objectsWithSimilarNames
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
    /// The objects from this one on in which two members may have one name; in nearly all others none have.
    fileprivate var objectsWithSimilarNames: [JSONNode] {
        document.bytes.withUnsafeBufferPointer { bytes in
            document.records.withUnsafeBufferPointer { records in
                var digests: [UInt64] = []
                return (number..<document.number(behind: number)).compactMap { number in
                    let record = records[Int(number)]
                    guard record.kind == .object else { return nil }
                    digests.removeAll(keepingCapacity: true)
                    return Self.hasSimilarNames(number + 1..<record.link, records, bytes, &digests)
                        ? JSONNode(document: document, number: number) : nil
                }
            }
        }
    }

    /// Compares a number for each name. A bit tells most of them apart, before all are compared with each other.
    private static func hasSimilarNames(
        _ members: Range<UInt32>,
        _ records: UnsafeBufferPointer<NodeRecord>,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ digests: inout [UInt64]
    ) -> Bool {
        var bits: UInt64 = 0
        var number = members.lowerBound
        while number < members.upperBound {
            let record = records[Int(number)]
            number = record.isContainer ? record.link : number + 1
            // An escape may spell a name in other bytes, so such an object is looked at properly.
            guard let digest = digest(ofNameAt: Int(record.slot), in: bytes) else { return true }
            let bit = UInt64(1) << (digest >> 58)
            if bits & bit != 0, digests.contains(digest) { return true }
            bits |= bit
            digests.append(digest)
        }
        return false
    }

    /// nil for a name with an escape in it.
    private static func digest(ofNameAt quote: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
        var digest: UInt64 = 0
        var offset = quote + 1
        while bytes[offset] != ASCII.quote {
            if bytes[offset] == ASCII.backslash { return nil }
            digest = (digest ^ UInt64(bytes[offset])) &* 0x9E37_79B9_7F4A_7C15
            offset += 1
        }
        return digest
    }
}
