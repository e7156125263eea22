import FlowCore
import Testing

/// Rules about texts are asked only where a glance at the bytes makes it worth while.
@Suite("Text traits")
struct TextTraitsTests {
    @Test(
        "What a glance must not miss",
        arguments: [
            (#""\u00a0x""#, ["whitespace-edges"]), ("\"\u{A0}x\"", ["whitespace-edges"]),
            ("\"x\u{3000}\"", ["whitespace-edges"]), ("\"x\u{2003}\"", ["whitespace-edges"]),
            ("\"x\u{1680}\"", ["whitespace-edges"]), (#""a\n\nb""#, ["whitespace-edges"]),
            ("\"\u{200B}\"", ["blank-text"]), ("\"\u{3164}\"", ["blank-text"]), (#""""#, ["blank-text"]),
            ("\"a\u{9B}b\"", ["control-character"]), ("\"a\u{7F}b\"", ["control-character"]),
            ("\"a\u{202E}b\"", ["bidi-control"]), ("\"a\u{2068}b\"", ["bidi-control"]),
            (#""null""#, ["unresolved-placeholder"]), (#""undefined""#, ["unresolved-placeholder"]),
            (#""None""#, ["unresolved-placeholder"]), (#""nil""#, ["unresolved-placeholder"]),
            (#""a %@ b""#, ["unresolved-placeholder"]), (#""[object Object]""#, ["unresolved-placeholder"]),
            (#""a \u0026amp; b""#, ["markup-in-text"]), (#""**b**""#, ["markdown-without-flag"]),
            ("\"naïve — 製品 © 日本\"", []), ("\"é\"", []), (#""New""#, []), (#""a\nb""#, []),
        ] as [(String, [String])]
    )
    func traits(text: String, codes: [String]) throws {
        let page =
            #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [{"type": "title_block", "data": {"title": \#(text)}}]}]}}"#
        #expect(try LintFixture.findings(in: Array(page.utf8)).map(\.code) == codes)
    }
}
