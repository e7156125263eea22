import Testing

@testable import flowview

@Suite("ShellWords")
struct ShellWordsTests {
    @Test(
        "Words are split as a shell splits them",
        arguments: [
            ("", []), ("  a  b\tc\n", ["a", "b", "c"]), (#"-H 'A: 1' "b c"d"#, ["-H", "A: 1", "b cd"]),
            (#"a\ b 'c\' "d\"e\f""#, ["a b", #"c\"#, #"d"e\f"#]), ("'' x", ["", "x"]), ("'a", nil), (#"a\"#, nil),
        ] as [(String, [String]?)]
    )
    func split(text: String, words: [String]?) {
        #expect(ShellWords.split(text) == words)
    }
}
