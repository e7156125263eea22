import Testing

@testable import FlowTerm

@Suite("ProcessLocale")
struct ProcessLocaleTests {
    @Test(
        "The first variable that is set names the locale; UTF-8 has a substitute",
        arguments: [
            ([:], ["C"]),
            (["LANG": "en_US.UTF-8"], ["en_US.UTF-8", "C.UTF-8"]),
            (["LC_ALL": "", "LC_CTYPE": "de_DE.utf8@euro", "LANG": "C"], ["de_DE.utf8@euro", "C.UTF-8"]),
            (["LC_ALL": "C", "LANG": "C.UTF-8"], ["C"]),
            (["LC_ALL": "POSIX"], ["POSIX"]),
            (["LANG": "de_DE.ISO-8859-1"], ["de_DE.ISO-8859-1"]),
            (["LANG": "xx_YY"], ["xx_YY", "C.UTF-8"]),
        ]
    )
    func candidates(_ environment: [String: String], _ names: [String]) {
        #expect(ProcessLocale.candidates(in: environment) == names)
    }
}
