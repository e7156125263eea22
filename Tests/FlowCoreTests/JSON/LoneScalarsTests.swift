import Testing

@testable import FlowCore

@Suite("LoneScalars")
struct LoneScalarsTests {
    private func count(_ text: String) -> Int? {
        Array(text.utf8).withUnsafeBufferPointer { LoneScalars.count(in: $0[...]) }
    }

    @Test("Where scalars are taken for Characters each, so does String, whatever stands beside them")
    func agreement() {
        var known = 0
        for value in UInt32(0x80)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), count(String(scalar)) != nil else { continue }
            known += 1
            let texts = [
                "a\(scalar)", "\(scalar)1", "\(scalar)\(scalar)", "é\(scalar)製", "\n\(scalar)\r", "©\(scalar)—",
            ]
            #expect(texts.allSatisfy { $0.count == $0.unicodeScalars.count }, "U+\(String(value, radix: 16))")
        }
        #expect(known > 25_000)
    }

    @Test(
        "A run of what may join is left to String, wherever it stands",
        arguments: ["é\u{301}", "👩‍👧", "각", "\u{200D}"]
    )
    func joining(text: String) {
        #expect(count(text) == nil)
        #expect(count("ä\(text)製") == nil)
    }

    @Test("A run that ends within a scalar is left to String")
    func cut() {
        for text in ["é", "製", "—"] {
            let bytes = Array(text.utf8)
            for length in 1..<bytes.count {
                #expect(bytes[..<length].withUnsafeBufferPointer { LoneScalars.count(in: $0[...]) } == nil)
            }
        }
    }
}
